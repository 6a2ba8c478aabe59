import { expect, test } from 'vitest';
import type { OfferTerms } from '../terms/offer-terms.ts';
import type { BonusKind, BonusTerms } from '../bonuses/terms.ts';
import { money } from '../money/money.ts';
import type { OfferCase } from './offer-case.ts';
import { known } from '../ratings/facts-for-tests.ts';
import { CASE, TERMS } from './offer-for-tests.ts';
import { offerPlan, termsPlan } from './offer-plan.ts';
import { evenMoneyGame } from './yardstick-games.ts';

test.each([
  ['welcome', { wagering: null }, {}, 'wagering-not-stated'],
  ['welcome', { contribution: null }, {}, 'contribution-not-stated'],
  [
    'welcome',
    {},
    { game: { kind: 'dice', model: 'even-money', table: evenMoneyGame() } },
    'contribution-not-stated',
  ],
  [
    'welcome',
    {},
    { game: { kind: 'crash', model: 'even-money', table: evenMoneyGame() } },
    'game-excluded',
  ],
  ['welcome', { matchPercent: null }, {}, 'match-not-stated'],
  ['welcome', {}, { deposit: money(19.99) }, 'deposit-below-minimum'],
  ['welcome', { minDeposit: null }, { deposit: money(0) }, 'deposit-below-minimum'],
  ['welcome', { wagering: known({ multiple: 5, base: 'winnings' }) }, {}, 'wagering-base-unclear'],
  ['welcome', {}, { bet: money(1, 'USDT') }, 'currencies-differ'],
  ['no-deposit', { wagering: known({ multiple: 5, base: 'winnings' }) }, {}, 'spins-not-stated'],
  ['free-spins', {}, {}, 'spins-not-stated'],
  [
    'free-spins',
    { wagering: known({ multiple: 5, base: 'deposit' }) },
    { spins: { count: 5, value: money(1) } },
    'wagering-base-unclear',
  ],
  [
    'free-spins',
    { wagering: known({ multiple: 5, base: 'winnings' }) },
    { spins: { count: 0, value: money(1) } },
    'spins-out-of-range',
  ],
  ['cashback', { wagering: known({ multiple: 0, base: 'bonus' }) }, {}, 'period-not-given'],
] as [BonusKind, Partial<BonusTerms>, Partial<OfferCase>, string][])(
  'nothing can be said of %s with %o and %o: %s',
  (kind, terms, offer, reason) => {
    expect(offerPlan(kind, { ...TERMS, ...terms }, { ...CASE, ...offer })).toEqual({
      ok: false,
      reason,
    });
  },
);

const WAGERED: OfferTerms = {
  contribution: { slots: 100 },
  wagering: { multiple: 10, base: 'bonus' },
};

test.each<[string, OfferTerms]>([
  ['currencies-differ', { ...WAGERED, matchPercent: 100, maxCashOut: money(100, 'EUR') }],
  ['shared-drop', { awards: [{ kind: 'drop', hangsOn: 'others' }] }],
  ['random-prize', { awards: [{ kind: 'drop', most: money(100), hangsOn: 'draw' }] }],
  ['range-instead-of-a-sum', { awards: [{ kind: 'drop', least: money(1), most: money(2) }] }],
])('is refused as %s', (reason, terms) => {
  expect(termsPlan(terms, CASE)).toEqual({ ok: false, reason });
});

test('the gift is the one that the deposit earns, with its own wagering', () => {
  const terms: OfferTerms = {
    ...WAGERED,
    awards: [
      { kind: 'match', percent: 50, from: money(20), upTo: money(99.99) },
      { kind: 'match', percent: 80, from: money(100), wagering: { multiple: 2, base: 'bonus' } },
      { kind: 'spins', count: 20 },
      { kind: 'match', deposit: 2, percent: 25 },
    ],
  };
  const found = (more: Partial<OfferCase> = {}) => termsPlan(terms, { ...CASE, ...more });
  expect(found()).toMatchObject({ bonusMinor: 80_00, plan: { starts: [{ bets: 160 }] } });
  expect(found({ deposit: money(99) })).toMatchObject({ bonusMinor: 49_50 });
  expect(found({ award: 2 })).toMatchObject({
    ...{ bonusMinor: 25_00, plan: { starts: [{ bets: 250 }] } },
    assumptions: expect.arrayContaining([
      { term: 'awards', assumed: 'spins-left-out', bound: 'lower' },
    ]),
  });
  expect(found({ deposit: money(10) })).toMatchObject({ reason: 'deposit-below-minimum' });
});

// 95% ÷ 1.9 = .5; $100 × 10 of the bonus, in bets of $1.
test('bets on sports alone need their odds and the margin of the book', () => {
  const terms: OfferTerms = {
    matchPercent: 100,
    wagering: { multiple: 10, base: 'bonus', leastOdds: 1.5 },
    contribution: { slots: 0, sport: 100 },
  };
  expect(
    termsPlan({ ...terms, matchPercent: undefined, awards: [{ kind: 'match' }] }, CASE),
  ).toEqual({
    ok: false,
    reason: 'sport-only',
    alsoMissing: ['odds-not-given', 'margin-not-given', 'match-not-stated'],
  });
  const book = { marginPercent: 5, odds: 1.9 };
  expect(termsPlan(terms, { ...CASE, ...book })).toMatchObject({
    plan: { table: [{ chance: 0.5, multiple: 1.9 }], starts: [{ bets: 1000 }] },
  });
  expect(termsPlan(terms, { ...CASE, ...book, odds: 1.4 })).toMatchObject({
    reason: 'odds-out-of-range',
  });
});

test('a deposit alone is bet as often as its turnover asks', () => {
  const { contribution } = WAGERED;
  const found = termsPlan({ contribution, depositTurnover: 3 }, CASE);
  expect(found).toMatchObject({
    bonusMinor: 0,
    plan: { starts: [{ balanceMinor: 100_00, bets: 300 }] },
  });
});
