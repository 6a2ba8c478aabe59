import { Fold } from '../../elements/Fold/Fold.tsx';
import type { Source } from '#format/source-words.ts';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { SourceName } from '../../elements/SourceName/SourceName.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { NumberedSteps } from '../../elements/NumberedSteps/NumberedSteps.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import styles from './RulesOfGame.module.css';

export type RulesModel = {
  id: string;
  name: string;
  goal: string;
  howToPlay: readonly string[];
  oneThingToKnow: string;
  bets: readonly Bet[];
};

/** One casino game: its aim, how a round goes, what its bets cost, and the one thing to know. */
export function RulesOfGame({ game }: { game: RulesModel }) {
  const { id, name, goal, howToPlay, oneThingToKnow, bets } = game;
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
      </Fold>
    </TitledSection>
  );
}

export type Bet = {
  bet: string;
  pays: string;
  /** `null` where there is no single figure; the note says why. */
  edge: string | null;
  note: string | null;
  /** `null` where there is no figure. */
  source: Source | null;
  /** The sum by which the edge was computed, such as 7/495. */
  sum: string | null;
};
