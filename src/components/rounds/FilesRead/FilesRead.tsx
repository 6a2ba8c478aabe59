import type { AuditReport } from '#domain/rounds/report.ts';
import type { RoundKind } from '#domain/rounds/round.ts';
import { counted, DROPPED_WORDS, KIND_WORDS } from '#format/rounds/round-words.ts';
import { formatCount, formatDate } from '#format/text.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { FindingFold } from '../FindingFold/FindingFold.tsx';
import styles from '../rounds.module.css';

type Props = {
  report: Pick<AuditReport, 'files' | 'kinds' | 'method'>;
  /** ISO day of the audit; `null` for an example. */
  checkedOn: string | null;
};

/** Ground of the finding: each file by its hash, and the rows that were left out. */
export function FilesRead({ report: { files, kinds, method }, checkedOn }: Props) {
  const present = (Object.keys(KIND_WORDS) as RoundKind[]).filter((kind) => kinds[kind] > 0);
  return (
    <section className={`stack-3 ${styles.read}`} aria-labelledby="audit-read">
      <h2 id="audit-read">What was read</h2>
      <div className={`small stack-4 ${styles.capped}`}>
        {files.map(({ file, rounds, sha256, bytes, dropped, timesUnread, ...rows }) => (
          <div key={file}>
            <p>
              {`File ${file + 1}: ${counted(rounds, 'bet')} in ${formatCount(bytes)} bytes. ${
                dropped.length === 0
                  ? 'We know of nothing personal in it.'
                  : `Left out while reading: ${dropped.map(({ what, rows }) => `${DROPPED_WORDS[what]} in ${counted(rows, 'row')}`).join(', ')}.`
              }`}
            </p>
            {timesUnread > 0 && (
              <p>{`The time of ${counted(timesUnread, 'bet')} couldn’t be read. They count without it.`}</p>
            )}
            <p className="code">{`SHA-256 ${sha256}`}</p>
            <FindingFold
              name="Rows that aren’t bets"
              findings={rows.skipped}
              count={rows.skippedCount}
            />
          </div>
        ))}
      </div>
      <p className="small">
        {`${checkedOn === null ? 'Checked' : `Checked on ${formatDate(checkedOn)}`} by version ${method} of our method.`}
      </p>
      <Fold summary="Bets by kind">
        <DataTable
          caption="Bets by kind"
          columns={['Kind', 'Bets', 'What it is'].map((label) => ({ label }))}
          rows={present.map((kind) => [
            KIND_WORDS[kind][0],
            formatCount(kinds[kind]),
            KIND_WORDS[kind][1],
          ])}
        />
      </Fold>
    </section>
  );
}
