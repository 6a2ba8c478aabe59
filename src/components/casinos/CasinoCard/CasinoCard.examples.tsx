import {
  EDGE,
  LOGO,
  LONG_TEXT,
  LONGEST_NAME,
  LONGEST_VISIT,
  MANY_COINS,
  PAID_VISIT,
  UNPAID_VISIT,
} from '../../example-values.ts';
import type { Examples } from '../../examples.ts';
import type { CasinoCard, CasinoCardModel } from './CasinoCard.tsx';

const CASINO: CasinoCardModel = {
  slug: 'example',
  name: 'Example Casino',
  rank: 1,
  score: 4,
  features: ['Provably fair', 'Live dealers', 'Sports', 'Poker', 'A fifth that cards leave out'],
  payoutTime: '1 to 12 h',
  coins: ['BTC', 'ETH', 'USDT', 'LTC'],
  logo: LOGO,
  edge: EDGE,
  visit: PAID_VISIT,
};

export const examples: Examples<typeof CasinoCard> = {
  usual: { casino: CASINO },
  unknown: {
    casino: {
      ...CASINO,
      slug: 'example-unknown',
      score: 0,
      features: [],
      payoutTime: null,
      coins: [],
      visit: UNPAID_VISIT,
    },
  },
  longest: {
    casino: {
      ...CASINO,
      slug: 'example-longest',
      name: LONGEST_NAME,
      rank: 100,
      score: 4.375,
      features: [LONG_TEXT, LONGEST_NAME, 'Sports', 'Poker'],
      payoutTime: 'Up to 14 business days after the identity check',
      coins: MANY_COINS,
      visit: LONGEST_VISIT,
    },
  },
};
