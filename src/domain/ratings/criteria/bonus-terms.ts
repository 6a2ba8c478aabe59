import { clearingCost } from '../../bonuses/clearing-cost.ts';
import type { BonusTerms } from '../../bonuses/terms.ts';
import { type Criterion, type Judgement, unrated } from '../criterion.ts';

const FAIR_COST_PERCENT = 75;
const POOR_COST_PERCENT = 125;

export const bonusTerms: Criterion = {
  id: 'bonus-terms',
  name: 'Bonus terms',
  question: 'What do the bets that it asks for cost on average, if every one of them is made?',
  rule: {
    pass: `At most ${FAIR_COST_PERCENT}% of the bonus, to the nearest percent, on the same yardstick game for every offer.`,
    partial: `More than ${FAIR_COST_PERCENT}%, at most ${POOR_COST_PERCENT}%, or more where none of the player’s own money is at risk.`,
    fail: `More than ${POOR_COST_PERCENT}% where own money is at risk, or no game counts.`,
  },
  judge: ({ offer }) => judgeOffer(offer),
};

/** The verdict on one offer, whoever makes it. */
export function judgeOffer(offer: BonusTerms | null): Judgement {
  if (offer === null) return unrated('the terms of an offer');
  const result = clearingCost(offer);
  if (!result.ok) {
    if (result.reason === 'game-excluded') {
      return { verdict: 'fail', reason: 'No game counts towards the wagering.' };
    }
    return unrated(
      result.reason === 'no-house-game' ? 'what bets between players cost' : 'the wagering terms',
    );
  }
  const { costShare, turnover } = result.cost;
  if (turnover.minorUnits === 0) {
    return { verdict: 'pass', reason: 'Nothing has to be wagered.' };
  }
  const percent = Math.round(costShare * 100);
  const reason = `If every bet is made, they cost ${percent}% of the bonus on average.`;
  if (percent <= FAIR_COST_PERCENT) return { verdict: 'pass', reason };
  const isPoor = percent > POOR_COST_PERCENT && isOwnMoneyAtRisk(offer);
  return { verdict: isPoor ? 'fail' : 'partial', reason };
}

/** Credit without a deposit and the winnings of free spins are played with alone. */
function isOwnMoneyAtRisk({ reference, wagering }: BonusTerms): boolean {
  return reference.deposit.minorUnits > 0 && wagering?.value.base !== 'winnings';
}
