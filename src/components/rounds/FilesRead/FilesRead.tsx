import type { AuditReport } from '#domain/rounds/report.ts';
import type { RoundKind } from '#domain/rounds/round.ts';
import { counted } from '#format/rounds/audit-answers.ts';
import { DROPPED_WORDS, KIND_WORDS } from '#format/rounds/round-words.ts';
import { formatCount, formatList } from '#format/text.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { FindingTable } from '../FindingTable/FindingTable.tsx';
import styles from '../rounds.module.css';

type Props = { report: Pick<AuditReport, 'files' | 'kinds'> };

/** What was read, what was left out for privacy, and what kinds of rounds there are. */
export function FilesRead({ report: { files, kinds } }: Props) {
  const present = (Object.keys(KIND_WORDS) as RoundKind[]).filter((kind) => kinds[kind] > 0);
  const skipped = files.flatMap((file) => file.skipped);
  const skippedCount = files.reduce((sum, file) => sum + file.skippedCount, 0);
  return (
    <section className={styles.answer} aria-labelledby="audit-files-title">
      <h3 id="audit-files-title">What was read, and what was left out</h3>
      {files.map(({ file, rounds, sha256, bytes, dropped }) => (
        <div key={file}>
          <p>
            File {file + 1}: {counted(rounds, 'round')} in {formatCount(bytes)} bytes.{' '}
            {dropped.length === 0
              ? 'It held nothing personal that we know.'
              : `Left out while reading: ${formatList(dropped.map(({ what, rows }) => `${DROPPED_WORDS[what]} of ${counted(rows, 'row')}`))}.`}
          </p>
          <p className={styles.code}>SHA-256 {sha256}</p>
        </div>
      ))}
      {present.length > 0 && (
        <DataTable
          caption="Rounds by kind"
          showCaption
          columns={[
            { label: 'Kind' },
            { label: 'Rounds', align: 'end' },
            { label: 'What it is', wide: true },
          ]}
          rows={present.map((kind) => ({
            key: kind,
            cells: [KIND_WORDS[kind].name, formatCount(kinds[kind]), KIND_WORDS[kind].meaning],
          }))}
        />
      )}
      {skippedCount > 0 && (
        <Fold summary={`Rows that are no round: ${formatCount(skippedCount)}`}>
          <FindingTable
            caption="Rows that are no round or could not be read"
            findings={skipped}
            count={skippedCount}
            isOfManyFiles={files.length > 1}
          />
        </Fold>
      )}
    </section>
  );
}
