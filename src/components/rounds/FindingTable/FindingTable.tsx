import type { RowFinding } from '#domain/rounds/report.ts';
import { reasonWords } from '#format/rounds/rule-words.ts';
import { formatCount } from '#format/text.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import styles from '../rounds.module.css';

/** More rows than a reader follows by hand, and fewer than slow a phone down. */
const SHOWN = 50;

type Props = {
  caption: string;
  findings: readonly RowFinding[];
  /** How many there are, shown or not. */
  count: number;
  isOfManyFiles: boolean;
};

/** Rows of the history with what was found in them and what the rule gives. */
export function FindingTable({ caption, findings, count, isOfManyFiles }: Props) {
  const shown = findings.slice(0, SHOWN);
  return (
    <>
      <DataTable
        caption={caption}
        columns={[
          { label: 'Row' },
          { label: 'Why', wide: true },
          { label: 'Found' },
          { label: 'By the rule' },
        ]}
        rows={shown.map(({ file, row, reason, found, expected }, place) => ({
          key: `${file} ${row} ${place}`,
          cells: [
            isOfManyFiles ? `${formatCount(row)}, file ${file + 1}` : formatCount(row),
            reasonWords(reason),
            <span key="found" className={styles.value}>
              {found ?? 'Not stated'}
            </span>,
            <span key="expected" className={styles.value}>
              {expected ?? 'Not known'}
            </span>,
          ],
        }))}
      />
      {count > shown.length && (
        <p className={styles.note}>
          {formatCount(count - shown.length)} more rows. The saved result lists them all by number.
        </p>
      )}
    </>
  );
}
