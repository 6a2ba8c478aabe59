import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { SourceNames } from '../../elements/SourceName/SourceNames.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';

type Board = Record<'name' | 'fair' | 'actual' | 'extra', string>;

export type ChangedOddsModel = {
  trail: readonly LinkItem[];
  lead: string;
  found: readonly { text: string; sources: readonly Source[] }[];
  questions: readonly string[];
  boards: readonly Board[];
  extra: { from: string; to: string };
};

const PARTS: readonly LinkItem[] = [
  { text: 'What was found', href: '#found' },
  { text: 'Why two questions are needed', href: '#questions' },
  { text: 'The boards', href: '#boards' },
];

export function ChangedOddsPage({ page }: { page: ChangedOddsModel }) {
  const { trail, lead, found, questions, boards, extra } = page;
  return (
    <>
      <CompactHead trail={trail} title="Usual multipliers, other odds" lead={lead} />
      <RailSection rail={<Contents title="On this page" items={PARTS} onlyInRail />}>
        <TitledSection id="found" title="What was found">
          <p>Each statement ends with its source. We didn’t bet there.</p>
          {found.map(({ text, sources }) => (
            <p key={text}>
              {text} <small>({<SourceNames sources={sources} />})</small>
            </p>
          ))}
        </TitledSection>
        <TitledSection id="questions" title="Why two questions are needed">
          {questions.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <a href="/tools/rounds">Check your bets</a>
          </p>
        </TitledSection>
        <TitledSection id="boards" title="The boards">
          <p>
            Of every 1,000 staked, the changed odds cost {extra.from} to {extra.to} more on average.
            We worked all figures out from the probabilities in the source and the usual tables.
          </p>
          <DataTable
            caption="Plinko boards with changed odds"
            dense
            columns={[
              { label: 'Board' },
              { label: 'Usual return', align: 'end' },
              { label: 'Changed return', align: 'end' },
              { label: 'Extra cost per 1,000', align: 'end' },
            ]}
            rows={boards.map(({ name, fair, actual, extra: more }) => [name, fair, actual, more])}
          />
        </TitledSection>
      </RailSection>
    </>
  );
}
