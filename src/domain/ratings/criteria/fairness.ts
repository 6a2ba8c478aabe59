import { hasPublishedRule } from '../../casinos/facts.ts';
import { type Criterion, unrated } from '../criterion.ts';

export const fairness: Criterion = {
  id: 'fairness',
  name: 'Fairness you can check',
  question: 'Can a player check a result, or at least the price of a game?',
  rule: {
    pass: 'Some rounds can be recomputed from revealed seeds, and every game prints its RTP.',
    partial: 'One of the two, or the RTP of some games.',
    fail: 'Neither.',
  },
  judge: ({ facts }) => {
    if (facts.provablyFairGames === null || facts.rtpDisclosure === null) {
      return unrated('how its games can be checked');
    }
    const opened = facts.provablyFairGames.value;
    const recomputable = opened.some(hasPublishedRule);
    const rtp = facts.rtpDisclosure.value;
    const seeds = seedsReason(recomputable, opened.length > 0);
    const prices = {
      'every-game': 'every game prints its RTP',
      'some-games': 'some games print their RTP',
      none: 'no game prints its RTP',
    }[rtp];
    const reason = `${seeds}; ${prices}.`;
    if (recomputable && rtp === 'every-game') return { verdict: 'pass', reason };
    return { verdict: recomputable || rtp !== 'none' ? 'partial' : 'fail', reason };
  },
};

function seedsReason(recomputable: boolean, opened: boolean): string {
  if (recomputable) return 'Rounds of some games can be recomputed';
  return opened
    ? 'Seeds are opened, but not how they become a result'
    : 'No round can be recomputed';
}
