import {
  EDGE,
  LOGO,
  LONG_TEXT,
  LONGEST_NAME,
  LONGEST_VISIT,
  MANY_COINS,
  PAID_VISIT,
  UNPAID_VISIT,
} from '../example-values.ts';
import type { ReviewDialogModel } from './ReviewDialog/ReviewDialog.tsx';

/** An invented casino with everything known. */
export const CASINO: ReviewDialogModel = {
  slug: 'example',
  name: 'Example Casino',
  rank: 1,
  score: 4,
  features: [
    'Provably fair games',
    'Live dealers',
    'Sports',
    'Poker',
    'A fifth that cards leave out',
  ],
  payoutTime: '1 to 12 h',
  coins: ['BTC', 'ETH', 'USDT', 'LTC'],
  logo: LOGO,
  edge: EDGE,
  visit: PAID_VISIT,
  description: 'An invented casino that pays out in half a day.',
  keyFacts: [
    { label: 'Established', value: '2019' },
    { label: 'Jurisdiction', value: 'Curaçao' },
    { label: 'Games', value: '3,000' },
    { label: 'VIP programme', value: 'Yes' },
  ],
};

export const UNKNOWN_CASINO: ReviewDialogModel = {
  ...CASINO,
  slug: 'example-unknown',
  rank: 12,
  score: 0,
  features: [],
  payoutTime: null,
  coins: [],
  visit: UNPAID_VISIT,
  keyFacts: [{ label: 'Established', value: null }],
};

export const LONGEST_CASINO: ReviewDialogModel = {
  ...CASINO,
  slug: 'example-longest',
  name: LONGEST_NAME,
  rank: 100,
  score: 4.375,
  features: [LONG_TEXT, LONGEST_NAME, 'Sports', 'Poker'],
  payoutTime: 'Up to 14 business days after the identity check',
  coins: MANY_COINS,
  visit: LONGEST_VISIT,
  description: LONG_TEXT,
  keyFacts: [
    { label: 'Most in a withdrawal', value: '$1,000,000.00' },
    { label: 'Jurisdiction', value: LONGEST_NAME },
  ],
};
