import type { RowFinding } from '#domain/rounds/report.ts';
import { reasonWords } from '#format/rounds/reason-words.ts';
import { rowName } from '#format/rounds/round-words.ts';
import { formatCount } from '#format/text.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';

/** More rows than a reader checks by hand, and few enough for a phone. */
const SHOWN = 20;

type Props = {
  name: string;
  findings: readonly RowFinding[];
  /** Number of findings, shown or not; 0 renders nothing. */
  count: number;
  note?: string;
};

/** Rows of the history with their findings and the result by the rule. */
export function FindingFold({ name, findings, count, note }: Props) {
  if (count === 0) return null;
  const summary = `${name}: ${formatCount(count)}`;
  const shown = findings.slice(0, SHOWN);
  if (shown.length === 0) return <p className="small">{summary}</p>;
  // Unjudged rows have only a reason.
  const hasValues = shown.some(({ found, expected }) => (found ?? expected) !== undefined);
  const columns = ['Row', 'Why', ...(hasValues ? ['Found', 'By the rule'] : [])];
  const value = (text = 'Not in the file') => <span className="code">{text}</span>;
  return (
    <Fold summary={summary}>
      {note !== undefined && <p className="small">{note}</p>}
      <DataTable
        caption={name}
        columns={columns.map((label) => ({ label }))}
        rows={shown.map(({ reason, found, expected, ...place }) => [
          rowName(place),
          reasonWords(reason),
          ...(hasValues ? [value(found), value(expected)] : []),
        ])}
      />
      {count > shown.length && (
        <p className="small">
          {formatCount(count - shown.length)} more. The saved result has them all by number.
        </p>
      )}
    </Fold>
  );
}
