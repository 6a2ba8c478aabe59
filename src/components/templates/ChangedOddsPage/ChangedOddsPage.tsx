import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { SourceNames } from '../../elements/SourceName/SourceNames.tsx';
import { Split } from '../../elements/Split/Split.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';

type Board = Record<'name' | 'fair' | 'actual' | 'extra' | 'count' | 'drops', string>;

export type ChangedOddsModel = {
  trail: readonly LinkItem[];
  lead: string;
  found: readonly { text: string; sources: readonly Source[] }[];
  questions: readonly string[];
  boards: readonly Board[];
  extra: { from: string; to: string };
  /** The boards that show the change after the fewest drops and after the most. */
  soonest: Board;
  latest: Board;
};

const PARTS: readonly LinkItem[] = [
  { text: 'What was found', href: '#found' },
  { text: 'Why two questions are needed', href: '#questions' },
  { text: 'What counts can show', href: '#counts' },
  { text: 'The boards', href: '#boards' },
];

export function ChangedOddsPage({ page }: { page: ChangedOddsModel }) {
  const { trail, lead, found, questions, boards, extra, soonest, latest } = page;
  return (
    <>
      <CompactHead trail={trail} title="Usual multipliers, other odds" lead={lead} />
      <Section>
        <Split rail={<Contents title="On this page" items={PARTS} onlyInRail />}>
          <TitledSection id="found" title="What was found">
            <p>The source stands behind each statement. We bet nothing there and add no word.</p>
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
              <a href="/tools/rounds">Audit a history of rounds</a>
            </p>
          </TitledSection>
          <TitledSection id="counts" title="What counts can show">
            <p>
              Without seeds a player can only count. On the board of {soonest.name}, a count shows
              the change after about {soonest.drops} drops. On the board of {latest.name}, it takes
              about {latest.drops}. The other boards lie between them.
            </p>
            <p>
              That count finds 99 of 100 histories with the changed odds. It suspects 1 of 100 with
              the usual odds by mistake. It counts the buckets that the table names.
            </p>
          </TitledSection>
          <TitledSection id="boards" title="The boards">
            <p>
              Of every 1,000 staked, the changed odds cost {extra.from} to {extra.to} more on
              average. We worked all figures out from the probabilities in the source and the usual
              tables. Buckets count from 0 at the left.
            </p>
            <DataTable
              caption="Plinko boards with changed odds"
              columns={[
                { label: 'Board', wide: true },
                { label: 'Usual return', align: 'end' },
                { label: 'Changed return', align: 'end' },
                { label: 'Extra cost per 1,000', align: 'end' },
                { label: 'Drops to show it', align: 'end' },
                { label: 'Buckets to count', wide: true },
              ]}
              rows={boards.map(({ name, fair, actual, extra: more, drops, count }) => ({
                key: name,
                cells: [name, fair, actual, more, drops, count],
              }))}
            />
          </TitledSection>
        </Split>
      </Section>
    </>
  );
}
