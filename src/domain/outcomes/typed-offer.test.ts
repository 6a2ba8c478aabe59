import { describe, expect, test } from 'vitest';
import type { BonusKind, BonusTerms } from '../bonuses/terms.ts';
import { money } from '../money/money.ts';
import type { OfferCase } from './offer-case.ts';
import { known } from '../ratings/facts-for-tests.ts';
import { CASE, TERMS } from './offer-for-tests.ts';
import { offerPlan } from './offer-plan.ts';
import { plansInFragment, planFragment, planHref } from './plan-address.ts';
import { typedOffer } from './typed-offer.ts';
import { planOfReader, readTypedPlan } from './typed-plan.ts';
import { evenMoneyGame, yardstickSlot } from './yardstick-games.ts';

const SPINS = { count: 5, value: money(0.2) };
const PERIOD = { periodTurnover: money(500) };

const OFFERS: readonly [string, BonusKind, Partial<BonusTerms>, Partial<OfferCase>][] = [
  ['a match', 'welcome', {}, {}],
  [
    'on deposit and bonus',
    'reload',
    { wagering: known({ multiple: 30, base: 'deposit-and-bonus' }) },
    {},
  ],
  ['on the deposit', 'reload', { wagering: known({ multiple: 30, base: 'deposit' }) }, {}],
  [
    'with nothing stated of withdrawals',
    'welcome',
    { stickiness: null, maxCashOut: null },
    { smallestWithdrawal: null },
  ],
  [
    'sticky, with a largest withdrawal',
    'high-roller',
    { stickiness: known('sticky'), maxCashOut: known(money(750.5)) },
    {},
  ],
  ['without a largest bonus', 'welcome', { cap: null }, { deposit: money(600) }],
  [
    'on a steady slot',
    'welcome',
    {},
    { game: { kind: 'slots', model: 'steady', table: yardstickSlot('steady') } },
  ],
  [
    'on red or black',
    'welcome',
    {},
    { game: { kind: 'table-games', model: 'even-money', table: evenMoneyGame() } },
  ],
  ['credit', 'no-deposit', { reference: { bonus: money(10), deposit: money(0) } }, {}],
  [
    'spins',
    'free-spins',
    { wagering: known({ multiple: 2, base: 'winnings' }), maxCashOut: known(money(5)) },
    { spins: SPINS },
  ],
  [
    'spins without a deposit',
    'no-deposit',
    { wagering: known({ multiple: 2, base: 'winnings' }), maxCashOut: known(money(5)) },
    { spins: SPINS },
  ],
  [
    'a refund',
    'cashback',
    {
      matchPercent: known(10),
      cap: known(money(50)),
      wagering: known({ multiple: 0, base: 'bonus' }),
      reference: { bonus: money(10), deposit: money(100) },
    },
    PERIOD,
  ],
  [
    'a rebate',
    'cashback',
    {
      matchPercent: known(0.5),
      cap: null,
      wagering: known({ multiple: 0, base: 'bonus' }),
      reference: { bonus: money(10), deposit: money(100) },
    },
    PERIOD,
  ],
];

describe('a form that an offer fills in', () => {
  test.each(OFFERS)('%s: makes the same plan, by way of an address', (_, kind, terms, changes) => {
    const [all, offer] = [
      { ...TERMS, ...terms },
      { ...CASE, ...changes },
    ];
    const [typed = {}] = plansInFragment(planFragment([typedOffer(kind, all, offer)]));
    const read = readTypedPlan(typed);
    const own = read.ok ? planOfReader(read.plan) : read;
    const filed = offerPlan(kind, all, offer);
    expect(filed.ok).toBe(true);
    expect(own.ok && { ...own.plan, table: rounded(own.plan.table) }).toEqual(
      filed.ok && { ...filed.plan, table: rounded(filed.plan.table) },
    );
  });

  // "No limit" is a stated term; an omitted one is not.
  test.each([
    ['no limit of bet and time', 'no-cap', 'never', ['none', 'none']],
    ['a limit of each', money(5), 30, ['5', '30']],
  ] as const)('says %s', (_, maxBet, expiryDays, [bet, days]) => {
    const all = { ...TERMS, maxBet: known(maxBet), expiryDays: known(expiryDays) };
    const typed = typedOffer('welcome', all, CASE);
    expect([typed.maxbet, typed.days]).toEqual([bet, days]);
    const read = readTypedPlan(typed);
    expect(read.ok && [read.plan.terms.maxBet, read.plan.terms.expiryDays]).toEqual([
      maxBet,
      expiryDays,
    ]);
  });

  test('says nothing of a limit that is not stated', () => {
    const typed = typedOffer('welcome', { ...TERMS, maxBet: null, expiryDays: null }, CASE);
    expect([typed.maxbet, typed.days]).toEqual([undefined, undefined]);
  });

  test('leaves empty what is not stated, and says so when it is read', () => {
    const typed = typedOffer('welcome', { ...TERMS, wagering: null, contribution: null }, CASE);
    expect(readTypedPlan(typed)).toEqual({
      ok: false,
      reasons: { wagering: 'missing', counts: 'missing' },
    });
  });
});

/** An RTP of six decimals gives chances that agree to as many. */
const rounded = (table: readonly { chance: number; multiple: number }[]) =>
  table.map(({ chance, multiple }) => ({ chance: Number(chance.toFixed(9)), multiple }));

describe('the address of a plan', () => {
  const typed = {
    kind: 'credit',
    credit: '10',
    wagering: '20',
    rtp: '96',
    bet: '0.50',
    counts: '100',
  };

  test('holds what is asked for behind the sign that browsers do not send', () => {
    expect(planHref(typed)).toBe(
      '/tools/bonus#kind=credit&credit=10&wagering=20&game=ordinary&rtp=96&bet=0.50&counts=100&bonus=unknown&cap=unknown&currency=USD',
    );
  });

  test('holds up to three plans', () => {
    const fragment = planFragment([typed, { ...typed, bet: '1' }, { ...typed, bet: '2' }]);
    expect(plansInFragment(`#${fragment};${fragment}`).map(({ bet }) => bet)).toEqual([
      '0.50',
      '1',
      '2',
    ]);
  });

  test.each(['', '#', '#;', '#main', '#%E0%A4%A', '#__proto__=1&constructor=2', '#kind'])(
    'finds no plan in %s',
    (fragment) => {
      expect(plansInFragment(fragment).filter((plan) => readTypedPlan(plan).ok)).toEqual([]);
    },
  );

  test('keeps text of any length out, and what is no field', () => {
    const [plan] = plansInFragment(`#deposit=${'9'.repeat(5000)}&toString=x&match=<b>`);
    expect(plan).toEqual({ deposit: '9'.repeat(40), match: '<b>' });
  });
});
