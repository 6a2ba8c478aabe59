import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { NumberedSteps } from '../../elements/NumberedSteps/NumberedSteps.tsx';
import { SourceName } from '../../elements/SourceName/SourceName.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';

export type ReviewLicenceModel = {
  standing: string;
  requires: string | null;
  steps: readonly string[];
  registers: readonly LinkItem[];
  sampleNote: string | null;
  recourse: { answer: string | null; note: string | null; gap: string | null };
  /** What the rules of the licence say of a complaint; `null` where none are on file. */
  rules: {
    title: string;
    rows: readonly { question: string; answer: { text: string; source: Source } | null }[];
    oldestReading: string | null;
  } | null;
};

/** What the licence is worth, how to look it up yourself, and whom to turn to in a dispute. */
export function ReviewLicence({ licence }: { licence: ReviewLicenceModel }) {
  const { standing, requires, steps, registers, sampleNote, recourse, rules } = licence;
  return (
    <TitledSection id="licence" title="Licence and disputes" hint={standing}>
      <p>
        {standing} {requires}
      </p>
      {steps.length > 0 && (
        <>
          <h3>How to check the licence</h3>
          <NumberedSteps steps={steps} />
        </>
      )}
      <p>
        {registers.length > 1 ? 'Registers: ' : 'Register: '}
        {registers.map(({ text, href }, index) => (
          <span key={href}>
            {index > 0 && '; '}
            <a href={href} rel="nofollow noopener noreferrer">
              {text}
            </a>
          </span>
        ))}
        . {sampleNote}
      </p>
      <h3>If you and the casino disagree</h3>
      <p>
        <b>{recourse.answer ?? 'Who decides is not known'}.</b> {recourse.note} {recourse.gap} Keep
        the terms as they were when you deposited, your chat logs and the transaction hashes.
      </p>
      {rules !== null && (
        <>
          <h3>{rules.title}</h3>
          <DataTable
            wraps
            caption="A complaint under these rules"
            columns={[{ label: 'Question' }, { label: 'Answer', wide: true }]}
            rows={rules.rows.map(({ question, answer }) => [
              question,
              answer === null ? (
                'No source found'
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
          {rules.oldestReading !== null && (
            <p className="fine">
              We read the oldest source of these rules on {rules.oldestReading}.
            </p>
          )}
        </>
      )}
    </TitledSection>
  );
}
