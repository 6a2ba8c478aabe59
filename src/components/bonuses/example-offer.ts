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
import { LONGEST_OUTCOME, OUTCOME, UNKNOWN_OUTCOME } from '../outcomes/example-outcome.ts';
import type { OfferModel } from './offer-model.ts';

/** Invented offer with all values known. */
export const OFFER: OfferModel = {
  id: 'example-offer',
  href: '/bonuses#example-offer',
  casino: {
    slug: 'example',
    name: 'Example Casino',
    score: 3.5,
    logo: LOGO,
    edge: EDGE,
    reviewHref: '/reviews/example',
  },
  recommended: true,
  licence: { text: 'Licensed', tone: 'plain', issuer: 'Curaçao' },
  payoutTime: '1 to 12 h',
  coins: ['BTC', 'ETH', 'USDT', 'LTC', 'DOGE'],
  headline: '100% up to $100',
  label: 'Welcome bonus',
  features: ['Provably fair games', 'Live dealers'],
  terms: {
    minDeposit: '$20',
    wagering: '35 × bonus',
    maxBet: '$5',
    maxCashOut: 'No cap',
    expiryDays: '30 days',
    stickiness: 'Can be cashed out',
  },
  furtherTerms: [
    { label: 'Games that count', value: 'Slots', note: 'Table games count 10%' },
    { label: 'Code', value: 'None needed', note: null },
  ],
  sizeRemarks: ['The largest bonus needs a deposit of $100.'],
  source: 'Terms of the casino, read on Mar 3, 2026',
  toolHref: '/tools/bonus#deposit=200',
  outcome: { ...OUTCOME, players: { worst: '73 of 100 lose everything', middle: '$0' } },
  ctaText: 'Visit Example Casino',
  visit: PAID_VISIT,
};

/** All values unknown, link unpaid. */
export const UNKNOWN_OFFER: OfferModel = {
  ...OFFER,
  id: 'example-unknown-offer',
  casino: { ...OFFER.casino, score: 0, reviewHref: null },
  recommended: false,
  licence: { text: 'Licence claimed', tone: 'warn', issuer: null },
  payoutTime: null,
  coins: [],
  features: [],
  terms: {
    minDeposit: 'Not stated',
    wagering: 'Not stated',
    maxBet: 'Not stated',
    maxCashOut: 'Not stated',
    expiryDays: 'Not stated',
    stickiness: 'Not stated',
  },
  furtherTerms: [],
  sizeRemarks: [],
  toolHref: null,
  outcome: { ...UNKNOWN_OUTCOME, players: null },
  visit: UNPAID_VISIT,
};

export const LONGEST_OFFER: OfferModel = {
  ...OFFER,
  id: 'example-longest-offer',
  casino: { ...OFFER.casino, name: LONGEST_NAME, score: 4.375 },
  licence: { text: 'Licence claimed', tone: 'warn', issuer: LONGEST_NAME },
  payoutTime: 'Up to 14 business days after the identity check',
  coins: MANY_COINS,
  headline: '400% up to $1,000,000 and 1,000 free spins over the first ten deposits',
  label: 'Welcome package for new customers from selected countries',
  features: [LONG_TEXT, 'Provably fair games'],
  terms: {
    minDeposit: '$1,000,000.00, in the coin of the deposit',
    wagering: '60 × deposit and bonus, 30 × winnings of free spins',
    maxBet: '$1,000,000.00 or a tenth of the bonus, whichever is less',
    maxCashOut: '10 times the deposit, $1,000,000.00 at most',
    expiryDays: '30 days for the bonus, 24 hours for each batch of spins',
    stickiness: 'Leaves the balance with the first withdrawal',
  },
  furtherTerms: [{ label: 'Games that do not count', value: LONG_TEXT, note: LONG_TEXT }],
  sizeRemarks: [LONG_TEXT],
  source: LONG_TEXT,
  outcome: {
    ...LONGEST_OUTCOME,
    players: { worst: 'fewer than 1 of 100 lose everything', middle: '$1,526,300' },
  },
  ctaText: `Visit ${LONGEST_NAME}`,
  visit: LONGEST_VISIT,
};
