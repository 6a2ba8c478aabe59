import { clearingCost } from '../../bonuses/clearing-cost.ts';
import type { BonusTerms } from '../../bonuses/terms.ts';
import { type Criterion, type Judgement, unrated } from '../criterion.ts';

const FAIR_COST_PERCENT = 75;
const POOR_COST_PERCENT = 125;

export const bonusTerms: Criterion = {
  id: 'bonus-terms',
  name: 'Bonus terms',
  question: 'How much of the bonus does clearing it cost on average?',
  rule: {
    pass: `At most ${FAIR_COST_PERCENT}% of the bonus, to the nearest percent, at the house edge of its reference game.`,
    partial: `More than ${FAIR_COST_PERCENT}%, at most ${POOR_COST_PERCENT}%.`,
    fail: `More than ${POOR_COST_PERCENT}%, or the reference game does not count.`,
  },
  judge: ({ offer }) => judgeOffer(offer),
};

/** The verdict on one offer, whoever makes it. */
export function judgeOffer(offer: BonusTerms | null): Judgement {
  if (offer === null) return unrated('the terms of an offer');
  const result = clearingCost(offer);
  if (!result.ok) {
    return result.reason === 'game-excluded'
      ? { verdict: 'fail', reason: 'The game it is costed on does not count.' }
      : unrated('the wagering terms');
  }
  const { costShare, turnover } = result.cost;
  if (turnover.minorUnits === 0) {
    return { verdict: 'pass', reason: 'Nothing has to be wagered.' };
  }
  const percent = Math.round(costShare * 100);
  const reason = `Completing the wagering costs ${percent}% of the bonus on average.`;
  if (percent <= FAIR_COST_PERCENT) return { verdict: 'pass', reason };
  return { verdict: percent <= POOR_COST_PERCENT ? 'partial' : 'fail', reason };
}
