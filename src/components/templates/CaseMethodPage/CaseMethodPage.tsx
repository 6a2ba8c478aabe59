import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { SourceName } from '../../elements/SourceName/SourceName.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';

type Props = {
  page: {
    trail: readonly LinkItem[];
    /** Question, rule and support of each convention. */
    conventions: readonly (readonly string[])[];
    rates: readonly { of: string; cases: string; outcomes: string; source: Source }[];
  };
};

/** Rules for counting the days of a complaint, and what became of complaints elsewhere. */
export function CaseMethodPage({ page: { trail, conventions, rates } }: Props) {
  return (
    <>
      <CompactHead
        trail={trail}
        title="How days are counted"
        lead="The rules behind every date of a case. Where a source is silent, we take the day that is safe for you."
      />
      <Section variant="tight">
        <div className="stack-8">
          <TitledSection id="count" title="How we count">
            <DataTable
              caption="Conventions"
              columns={[
                { label: 'Question' },
                { label: 'Rule', wide: true },
                { label: 'Rests on', wide: true },
              ]}
              rows={conventions}
            />
          </TitledSection>
          <TitledSection id="clocks" title="Two clocks">
            <p>
              The casino’s terms and its license can each name a last day. We show both, and the
              earlier one leads. A day that the rules of the license forbid is struck through, with
              the source. Where it’s unsettled whether the terms count, we obey them, because that
              costs you nothing.
            </p>
          </TitledSection>
          <TitledSection id="base-rates" title="Base rates">
            <p>
              What became of complaints, as the bodies themselves or the press counted it. They
              count different things, so don’t compare them. None is a chance for one case. For
              Curaçao’s certified bodies, Anjouan, Tobique and Ontario we found no figure.
            </p>
            <DataTable
              caption="What became of complaints"
              columns={[
                { label: 'Body and year' },
                { label: 'Cases', align: 'end' },
                { label: 'Outcome', wide: true },
                { label: 'Source', wide: true },
              ]}
              rows={rates.map(({ of, cases, outcomes, source }) => [
                of,
                cases,
                outcomes,
                <SourceName key={of} source={source} />,
              ])}
            />
          </TitledSection>
          <TitledSection id="mediator" title="Why we aren’t a mediator">
            <p>
              We earn money from casinos, and a body that decides between them and you may not:
              Curaçao’s rules forbid certified bodies such business, as{' '}
              <a href="https://ign-news.com/?p=9054" rel="nofollow noopener noreferrer">
                a trade paper
              </a>{' '}
              reports (read Nov 27, 2026). We send nothing for you and keep nothing of your case.
            </p>
          </TitledSection>
        </div>
      </Section>
    </>
  );
}
