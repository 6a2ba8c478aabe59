import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { SourceNames } from '../../elements/SourceName/SourceNames.tsx';
import { Split } from '../../elements/Split/Split.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';

type Told = { name: string; usual: string; changed: string; drops: string };

export type ChangedOddsModel = {
  trail: readonly LinkItem[];
  lead: string;
  found: readonly { text: string; sources: readonly Source[] }[];
  boards: readonly Record<'name' | 'fair' | 'actual' | 'extra' | 'rarer' | 'drops', string>[];
  extra: { from: string; to: string };
  soonest: Told;
  latest: Told;
};

const PARTS: readonly LinkItem[] = [
  { text: 'What was found', href: '#found' },
  { text: 'Why two questions are needed', href: '#questions' },
  { text: 'What counts can show', href: '#counts' },
  { text: 'The boards', href: '#boards' },
];

export function ChangedOddsPage({ page }: { page: ChangedOddsModel }) {
  const { trail, lead, found, boards, extra, soonest, latest } = page;
  return (
    <>
      <CompactHead trail={trail} title="Usual multipliers, other odds" lead={lead} />
      <Section>
        <Split rail={<Contents title="On this page" items={PARTS} onlyInRail />}>
          <TitledSection id="found" title="What was found">
            <p>The source stands behind each statement. We bet nothing there and add no word.</p>
            <ul>
              {found.map(({ text, sources }) => (
                <li key={text}>
                  {text} <small>({<SourceNames sources={sources} />})</small>
                </li>
              ))}
            </ul>
          </TitledSection>
          <TitledSection id="questions" title="Why two questions are needed">
            <p>
              Does a round follow the rule that the operator uses? Here it does, in every bet that
              was checked. A hash that was kept and a result that follows from the seeds say no more
              than that. Neither says how likely each result was.
            </p>
            <p>
              Does a round follow the rule usually meant by the game? Here it often does not. This
              question finds the difference within a few bets, if the seeds are known. Our audit
              asks both and answers them one by one. An operator may use a rule of its own. Then the
              second answer says that the rule is another one, and its published odds say the rest.
            </p>
            <p>
              <a href="/tools/rounds">Audit a history of rounds</a>
            </p>
          </TitledSection>
          <TitledSection id="counts" title="What counts can show">
            <p>
              Without seeds a player can only count. We asked how many drops it takes until a count
              of the rarer buckets shows the change: in 99 of 100 histories with the changed odds,
              and by mistake in 1 of 100 with the usual ones.
            </p>
            <ul>
              {[soonest, latest].map(({ name, usual, changed, drops }) => (
                <li key={name}>
                  On {name}: about {drops} drops. By the usual odds one drop in {usual} lands in a
                  rarer bucket, by the changed odds one in {changed}.
                </li>
              ))}
            </ul>
            <p>
              These are the boards that show it soonest and latest. The others lie between them.
            </p>
          </TitledSection>
          <TitledSection id="boards" title="The boards">
            <p>
              Of every 1,000 staked, the changed odds cost {extra.from} to {extra.to} more on
              average, in whatever currency. Buckets count from 0 at the left. We worked all figures
              out from the probabilities in the source and the usual tables.
            </p>
            <DataTable
              caption="Plinko boards with changed odds"
              columns={[
                { label: 'Board', wide: true },
                { label: 'Return by usual odds', align: 'end' },
                { label: 'Return as changed', align: 'end' },
                { label: 'Costs more per 1,000', align: 'end' },
                { label: 'Drops to show it', align: 'end' },
                { label: 'Rarer buckets', wide: true },
              ]}
              rows={boards.map(({ name, fair, actual, extra: more, drops, rarer }) => ({
                key: name,
                cells: [name, fair, actual, more, drops, rarer],
              }))}
            />
          </TitledSection>
        </Split>
      </Section>
    </>
  );
}
