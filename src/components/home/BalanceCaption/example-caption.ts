import type { BalanceCaptionModel } from './BalanceCaption.tsx';

export const USUAL_CAPTION: BalanceCaptionModel = {
  lost: { count: '73', text: 'lose everything' },
  middle: '50 cents',
  more: { count: '24', text: 'leave with more than they put in' },
  text: '100 players put in $200, get a $200 bonus and make $7,000 of $1 bets on a slot that returns 96.5%, until all are made or the money is gone. 3 leave with less than they put in.',
};

export const LONGEST_CAPTION: BalanceCaptionModel = {
  lost: { count: 'fewer than 1', text: 'loses everything' },
  middle: '$1,000,000',
  more: { count: 'fewer than 1', text: 'leaves with more than was put in' },
  text: '100 players put in $200, get a $300 bonus and make $15,000 of $10 bets on a slot that returns 96.54%, until all are made or the money is gone. Fewer than 1 leaves with less than was put in.',
};
