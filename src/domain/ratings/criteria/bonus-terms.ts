import { clearingCost } from '../../bonuses/clearing-cost.ts';
import { type Criterion, unrated } from '../criterion.ts';

const FAIR_COST_SHARE = 0.75;
const POOR_COST_SHARE = 1.25;

export const bonusTerms: Criterion = {
  id: 'bonus-terms',
  name: 'Bonus terms',
  question: 'How much of the bonus does clearing it cost on average?',
  rule: {
    pass: `At most ${FAIR_COST_SHARE * 100}% of the bonus, at the house edge of its reference game.`,
    partial: `More than ${FAIR_COST_SHARE * 100}%, at most ${POOR_COST_SHARE * 100}%.`,
    fail: `More than ${POOR_COST_SHARE * 100}%, or the reference game does not count.`,
  },
  judge: ({ offer }) => {
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
    if (costShare <= FAIR_COST_SHARE) return { verdict: 'pass', reason };
    return { verdict: costShare <= POOR_COST_SHARE ? 'partial' : 'fail', reason };
  },
};
