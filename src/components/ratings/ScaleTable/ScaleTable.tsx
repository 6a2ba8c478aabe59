import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import styles from './ScaleTable.module.css';

export type ScaleModel = {
  caption: string;
  /** What each count is called, from none on. */
  columns: readonly string[];
  /** One answer for each column. */
  rows: readonly { asks: string; answers: readonly string[] }[];
  notes: readonly string[];
};

type Props = { scale: ScaleModel };

/** What a criterion counts, so that a reader can add a verdict up by hand. */
export function ScaleTable({ scale }: Props) {
  const { caption, columns, rows, notes } = scale;
  return (
    <div className={styles.scale}>
      <DataTable
        caption={caption}
        showCaption
        columns={[{ label: 'In the terms' }, ...columns.map((label) => ({ label }))]}
        rows={rows.map(({ asks, answers }) => ({ key: asks, cells: [asks, ...answers] }))}
      />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
