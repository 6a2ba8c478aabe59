import { Notice } from '../../elements/Notice/Notice.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { type Bet, BetTable } from '../BetTable/BetTable.tsx';
import { RuleSteps } from '../RuleSteps/RuleSteps.tsx';

export type RulesModel = {
  id: string;
  name: string;
  goal: string;
  howToPlay: readonly string[];
  oneThingToKnow: string;
  bets: readonly Bet[];
};

type Props = { game: RulesModel };

/** One casino game: its aim, how a round goes, what its bets cost, and the one thing to know. */
export function RulesOfGame({ game }: Props) {
  const { id, name, goal, howToPlay, oneThingToKnow, bets } = game;
  return (
    <TitledSection id={id} title={name} hint={goal}>
      <p>{goal}</p>
      <RuleSteps steps={howToPlay} />
      <Notice tone="value">
        <p>{oneThingToKnow}</p>
      </Notice>
      <BetTable game={name} bets={bets} />
    </TitledSection>
  );
}
