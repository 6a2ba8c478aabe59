import type { AuditReport } from '#domain/rounds/report.ts';
import type { RoundKind } from '#domain/rounds/round.ts';
import { counted, DROPPED_WORDS, KIND_WORDS } from '#format/rounds/round-words.ts';
import { formatCount, formatList } from '#format/text.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { FindingFold } from '../FindingFold/FindingFold.tsx';
import styles from '../rounds.module.css';

type Props = { report: Pick<AuditReport, 'files' | 'kinds' | 'method'> };

export function FilesRead({ report: { files, kinds, method } }: Props) {
  const present = (Object.keys(KIND_WORDS) as RoundKind[]).filter((kind) => kinds[kind] > 0);
  return (
    <section className={`stack-4 ${styles.answer}`} aria-labelledby="audit-files">
      <h3 id="audit-files">What was read, and what was left out</h3>
      <div className={`stack-4 ${styles.capped}`}>
        {files.map(({ file, rounds, sha256, bytes, dropped, skipped, skippedCount }) => (
          <div key={file}>
            <p>
              File {file + 1}: {counted(rounds, 'round')} in {formatCount(bytes)} bytes.{' '}
              {dropped.length === 0
                ? 'We know of nothing personal in it.'
                : `Left out while reading: ${formatList(dropped.map(({ what, rows }) => `${DROPPED_WORDS[what]} in ${counted(rows, 'row')}`))}.`}
            </p>
            <p className="code">SHA-256 {sha256}</p>
            <FindingFold name="Rows that are no round" findings={skipped} count={skippedCount} />
          </div>
        ))}
      </div>
      <p>Judged by version {method} of our method. “How rounds are judged” describes it.</p>
      <DataTable
        caption="Rounds by kind"
        showCaption
        columns={['Kind', 'Rounds', 'What it is'].map((label) => ({ label }))}
        rows={present.map((kind) => [
          KIND_WORDS[kind][0],
          formatCount(kinds[kind]),
          KIND_WORDS[kind][1],
        ])}
      />
    </section>
  );
}
