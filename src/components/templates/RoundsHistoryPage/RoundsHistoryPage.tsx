import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { SourceNames } from '../../elements/SourceName/SourceNames.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { AnswerDue } from './AnswerDue.tsx';
import type { Law } from './law.ts';
import { RequestLetter } from './RequestLetter.tsx';

export type RoundsHistoryModel = {
  trail: readonly LinkItem[];
  brands: readonly {
    name: string;
    export: string | null;
    lookedOn: string;
    sources: readonly Source[];
  }[];
  laws: readonly Law[];
  countries: readonly { name: string; law: Law | null }[];
};

export function RoundsHistoryPage({ page }: { page: RoundsHistoryModel }) {
  const { trail, brands, laws, countries } = page;
  const withLetter = laws.filter(({ letter }) => letter !== null);
  const parts = [
    { text: 'Exports by casino', href: '#exports' },
    { text: 'Ask by letter', href: '#letter' },
    ...withLetter.map(({ id, name }) => ({ text: `Letter: ${name}`, href: `#${id}` })),
    { text: 'When the answer is due', href: '#due' },
    { text: 'Country by country', href: '#countries' },
  ];
  return (
    <>
      <CompactHead
        trail={trail}
        title="Get your own history"
        lead="Download your bets where the casino lets you. Where it doesn’t, ask for them by letter. We send nothing for you."
      />
      <RailSection rail={<Contents title="On this page" items={parts} onlyInRail />}>
        <TitledSection id="exports" title="Exports by casino">
          <p>
            We didn’t sign in anywhere. The table says what public sources say, and on which day we
            looked. A casino can change its export at any time.
          </p>
          <DataTable
            caption="Exports of a player’s history, by casino"
            columns={[
              { label: 'Casino' },
              { label: 'Export', wide: true },
              { label: 'Source', wide: true },
            ]}
            rows={brands.map(({ name, lookedOn, sources, ...brand }) => [
              name,
              brand.export ?? 'We know of no export. Ask by letter.',
              <SourceNames
                key={name}
                sources={sources}
                after={`${sources.length === 0 ? 'We' : 'we'} looked on ${lookedOn}`}
              />,
            ])}
          />
        </TitledSection>
        <TitledSection id="letter" title="Ask by letter">
          <p>
            A data-protection law may give you a right to your own data, and your game log is part
            of them. Which law binds a casino depends on where it is based and whom it serves. A
            casino outside these countries may not answer.
          </p>
          <p>
            Copy the letter and fill in the places in brackets. Send it to the address for data
            protection in the casino’s privacy policy, from the email address of your account.
          </p>
        </TitledSection>
        {withLetter.map((law) => (
          <RequestLetter key={law.id} law={law} />
        ))}
        <AnswerDue laws={laws} />
        <TitledSection id="countries" title="Country by country">
          <DataTable
            caption="What gives you a right to your own data, by country"
            columns={[
              { label: 'Country' },
              { label: 'What exists', wide: true },
              { label: 'Source', wide: true },
            ]}
            rows={countries.map(({ name, law }) => [
              name,
              <Existing key={name} law={law} />,
              <LawSources key={name} law={law} />,
            ])}
          />
        </TitledSection>
      </RailSection>
    </>
  );
}

const Existing = ({ law }: { law: Law | null }) => {
  if (law === null) return 'We know of no law that lets you see your own data.';
  return law.letter === null ? law.says : <a href={`#${law.id}`}>Letter: {law.name}</a>;
};

const LawSources = ({ law }: { law: Law | null }) =>
  law === null || law.letter !== null ? '–' : <SourceNames sources={law.sources} />;
