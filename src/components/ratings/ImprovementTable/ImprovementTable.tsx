import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import styles from './ImprovementTable.module.css';

export type ImprovementRow = {
  id: string;
  name: string;
  question: string;
  toPass: string;
  adds: string;
  scoreThen: string;
  starsThen: string;
};

type Props = { name: string; rows: readonly ImprovementRow[] };

/** What a casino would have to do, criterion by criterion, and what each would be worth alone. */
export function ImprovementTable({ name, rows }: Props) {
  return (
    <DataTable
      caption={`What would raise the score of ${name}, each taken alone`}
      columns={[
        { label: 'Criterion' },
        { label: 'To pass', wide: true },
        { label: 'Adds', align: 'end' },
        { label: 'Score then', align: 'end' },
        { label: 'Stars then', align: 'end' },
      ]}
      rows={rows.map(({ id, name: criterion, question, toPass, adds, scoreThen, starsThen }) => ({
        key: id,
        cells: [
          <>
            {criterion}
            <small className={styles.question}>{question}</small>
          </>,
          toPass,
          adds,
          scoreThen,
          starsThen,
        ],
      }))}
    />
  );
}
