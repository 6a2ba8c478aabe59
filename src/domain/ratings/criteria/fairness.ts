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
    const recomputable = facts.provablyFairGames.value.length > 0;
    const rtp = facts.rtpDisclosure.value;
    const seeds = recomputable
      ? 'Rounds of its own games can be recomputed'
      : 'No round can be recomputed';
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
