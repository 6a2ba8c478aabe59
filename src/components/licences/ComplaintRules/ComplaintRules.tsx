import type { Source } from '#format/source-words.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { SourceName } from '../../elements/SourceName/SourceName.tsx';

export type ComplaintRulesModel = {
  rows: readonly { question: string; text: string; source: Source | null }[];
  notKnown: readonly string[];
  oldestReading: string | null;
};

type Props = { caption: string; rules: ComplaintRulesModel };

/** Complaint rules of a licence: deadlines, deciding body, binding effect. */
export function ComplaintRules({ caption, rules: { rows, notKnown, oldestReading } }: Props) {
  return (
    <>
      <DataTable
        wraps
        caption={caption}
        columns={[{ label: 'Question' }, { label: 'Answer', wide: true }]}
        rows={rows.map(({ question, text, source }) => [
          question,
          <>
            {text}
            {source !== null && (
              <>
                {' '}
                <small>
                  <SourceName source={source} />
                </small>
              </>
            )}
          </>,
        ])}
      />
      {notKnown.length > 0 && <p>Not known, no source found: {notKnown.join('; ')}.</p>}
      {oldestReading !== null && <p className="fine">Sources read since {oldestReading}.</p>}
    </>
  );
}
