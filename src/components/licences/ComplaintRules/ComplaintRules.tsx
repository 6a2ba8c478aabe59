import type { Source } from '#format/source-words.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { SourceName } from '../../elements/SourceName/SourceName.tsx';

export type ComplaintRulesModel = {
  rows: readonly { question: string; answer: { text: string; source: Source } | null }[];
  oldestReading: string | null;
};

type Props = { caption: string; rules: ComplaintRulesModel };

/** Complaint rules of a licence: deadlines, deciding body, binding effect. */
export function ComplaintRules({ caption, rules: { rows, oldestReading } }: Props) {
  return (
    <>
      <DataTable
        wraps
        caption={caption}
        columns={[{ label: 'Question' }, { label: 'Answer', wide: true }]}
        rows={rows.map(({ question, answer }) => [
          question,
          answer === null ? (
            'Not known: no source found'
          ) : (
            <>
              {answer.text}{' '}
              <small>
                <SourceName source={answer.source} />
              </small>
            </>
          ),
        ])}
      />
      {oldestReading !== null && <p className="fine">Sources read since {oldestReading}.</p>}
    </>
  );
}
