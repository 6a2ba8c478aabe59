import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { type TickStripModel, TickStrip } from '../../charts/TickStrip/TickStrip.tsx';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { SourceList } from '../../elements/SourceList/SourceList.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { SourceName } from '../../elements/SourceName/SourceName.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { NumberedSteps } from '../../elements/NumberedSteps/NumberedSteps.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import styles from './GameRulesPage.module.css';

export type GameRulesModel = {
  trail: readonly LinkItem[];
  lead: string;
  emptyArtHref: string;
  contents: readonly LinkItem[];
  games: readonly RulesModel[];
  sources: readonly Source[];
};

export function GameRulesPage({ page }: { page: GameRulesModel }) {
  const { trail, lead, contents, games, sources } = page;
  return (
    <>
      <CompactHead trail={trail} title="Rules and what each bet costs" lead={lead} />
      <RailSection
        railOnPhone="before"
        rail={
          <>
            {contents.length > 0 && <Contents title="Games on this page" items={contents} />}
            <TextLink href="/games" text="Crash, dice, plinko and more" />
          </>
        }
      >
        {games.length === 0 && (
          <EmptyState
            artHref={page.emptyArtHref}
            title="No rules are written down yet"
            text="The guides to single games have theirs, with the odds."
          >
            <ButtonLink href="/games">Games, by the numbers</ButtonLink>
          </EmptyState>
        )}
        {games.map((game) => (
          <RulesOfGame key={game.id} game={game} />
        ))}
        <SourceList sources={sources} />
      </RailSection>
    </>
  );
}

type RulesModel = {
  id: string;
  name: string;
  goal: string;
  howToPlay: readonly string[];
  oneThingToKnow: string;
  bets: readonly Bet[];
  strip: TickStripModel | null;
};

/** Rules of one casino game: goal, steps, house edge of its bets, and the one thing to know. */
function RulesOfGame({ game }: { game: RulesModel }) {
  const { id, name, goal, howToPlay, oneThingToKnow, bets, strip } = game;
  return (
    <TitledSection id={id} title={name}>
      <p>{goal}</p>
      <NumberedSteps steps={howToPlay} />
      <Notice tone="value">{oneThingToKnow}</Notice>
      <Fold
        onPhonesOnly
        summary="What each bet costs"
        hint={bets.map(({ bet, edge }) => `${bet}: ${edge ?? 'no single figure'}`).join(' · ')}
      >
        <div className="stack-4">
          {strip !== null && <TickStrip strip={strip} />}
          <DataTable
            wraps
            caption={`${name}: house edge of the main bets, on average`}
            columns={[
              { label: 'Bet' },
              { label: 'A win pays' },
              { label: 'House edge', align: 'end' },
            ]}
            rows={bets.map(({ bet, pays, edge, note, source, sum }) => [
              <>
                {bet}
                {note !== null && <span className={`small ${styles.note}`}>{note}</span>}
                {source !== null && (
                  <small>
                    <SourceName source={source} sum={sum} />
                  </small>
                )}
              </>,
              pays,
              edge === null ? 'No single figure' : <span className={styles.edge}>{edge}</span>,
            ])}
          />
        </div>
      </Fold>
    </TitledSection>
  );
}

type Bet = {
  bet: string;
  pays: string;
  /** `null` where there is no single figure; the note says why. */
  edge: string | null;
  note: string | null;
  /** `null` where there is no figure. */
  source: Source | null;
  /** Fraction that the edge was computed from, such as 7/495. */
  sum: string | null;
};
