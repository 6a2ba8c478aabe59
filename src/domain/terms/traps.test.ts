import { describe, expect, test } from 'vitest';
import { type Money, money } from '../money/money.ts';
import { outcome } from '../outcomes/outcome-for-tests.ts';
import { hundredPlayers } from '../outcomes/hundred-players.ts';
import { oneStart, type Plan } from '../outcomes/plan.ts';
import { CASHABLE } from '../outcomes/cash-out.ts';
import { evenMoneyGame, yardstickSlot } from '../outcomes/yardstick-games.ts';
import type { Limit, OfferTerms } from './offer-terms.ts';
import type { TrapCase, TrapKind } from './trap.ts';
import { trapsOf } from './traps.ts';

const OWN: TrapCase = {
  deposit: money(100),
  bonus: money(100),
  bet: money(1),
  game: 'slots',
  turnover: money(3500),
  hours: 5.8,
  cut: null,
};

function trap(kind: TrapKind, terms: OfferTerms, own: Partial<TrapCase> = {}) {
  const found = trapsOf(terms, { ...OWN, ...own }).find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`Expected a trap, found no ${kind}`);
  return found;
}

/** The hundred of a plan, its middle and its average in whole units. */
function hundred(plan: Partial<Plan> & { start: number; turnover: number }) {
  const { start, turnover, betMinor = 100, ...rest } = plan;
  const found = outcome({
    table: yardstickSlot('ordinary'),
    depositMinor: 100_00,
    betMinor,
    starts: oneStart(start * 100, turnover * 100, betMinor),
    rule: { ...CASHABLE, forfeitsUnfinished: true },
    ...rest,
  });
  const { loses, less, above } = hundredPlayers(found.chances);
  return [
    `${loses.count}/${less.count}/${above.count}`,
    found.medianMinor / 100,
    Number((found.averageCashOutMinor / 100).toFixed(2)),
  ];
}

const eur = (sum: number): Money => money(sum, 'EUR');

// Facts on terms, section 3: the twelve traps, before and after, with its figures.
describe('the twelve traps that players met', () => {
  test('1: a largest bet of "less than 20% of the bonus and at most 10"', () => {
    const maxBet: Limit = { lowest: [{ percent: 20, of: 'bonus', isBelow: true }, eur(10)] };
    const sizes = { deposit: eur(15), bonus: eur(15.12), bet: eur(0.15) };
    const before = trap('max-bet', { maxBet }, sizes);
    expect(before).toMatchObject({ standing: 'near', at: eur(3.02), isBelow: true });
    const larger = trap('max-bet', { maxBet }, { ...sizes, bonus: eur(100) });
    expect(larger).toMatchObject({ at: eur(10), isBelow: false });
    const after = trap('max-bet', { maxBet }, { ...sizes, bet: eur(119.2) });
    expect(after.standing).toBe('bites');
    expect(Math.floor(after.times ?? 0)).toBe(39);
  });

  test('2: a game that is not on the list', () => {
    const terms: OfferTerms = {
      wagering: { multiple: 1, base: 'deposit-and-bonus', only: ['slots of one maker'] },
    };
    expect(hundred({ start: 175, turnover: 175 })).toEqual(['0/23/77', 128.5, 168]);
    expect(trap('game-not-listed', terms).standing).toBe('near');
    expect(trap('game-not-listed', terms, { played: 'keno' }).standing).toBe('bites');
    expect(trap('game-not-listed', terms, { played: 'Slots' }).standing).toBe('near');
  });

  test('3: a cap that stays', () => {
    const maxCashOut = { most: { times: 10, of: 'bonus' }, stays: true } as const;
    const own = { deposit: eur(70), bonus: eur(70), bet: eur(2), cut: { cut: 5, winners: 10 } };
    const terms = { maxCashOut };
    expect(trap('cap', terms, own)).toMatchObject({ standing: 'bites', at: eur(700) });
    expect(trap('cap-stays', terms, own)).toMatchObject({ standing: 'near', at: eur(700) });
    const after = { ...own, balance: eur(890) };
    expect(trap('cap', terms, after).takes).toEqual(eur(190));
    expect(trap('cap-stays', terms, after).standing).toBe('bites');
  });

  test('4: a second bonus before the first is done', () => {
    expect(trap('second-bonus', { isSingle: true }).standing).toBe('near');
    expect(trap('second-bonus', { isSingle: true }, { hasSecondBonus: true }).standing).toBe(
      'bites',
    );
    // If both are valid: 200 + 200 put in, 35 times both.
    const both = hundred({ depositMinor: 200_00, start: 400, turnover: 7000 });
    expect(both).toEqual(['75/2/23', 0, 251.84]);
  });

  test('5: a country that the terms refuse', () => {
    const terms = { refuses: ['PT', 'US'] };
    expect(trap('country', terms).standing).toBe('near');
    expect(trap('country', terms, { country: 'PT' }).standing).toBe('bites');
    expect(trap('country', terms, { country: 'DE' }).standing).toBe('clear');
  });

  test('6: time that runs out', () => {
    const hours = (bets: number) => bets / 600;
    const week = { expiryDays: 7 };
    expect(trap('time', week, { hours: hours(3500) }).standing).toBe('clear');
    expect(hours(28_000).toFixed(1)).toBe('46.7');
    expect(trap('time', week, { hours: hours(28_000) }).standing).toBe('clear');
    expect(trap('time', { expiryDays: 1 }, { hours: hours(28_000) }).standing).toBe('bites');
    // Stopped after 2,400 bets: 24 of 100 still have money, 603.34 on average.
    const stopped = outcome({
      ...{ table: yardstickSlot('ordinary'), depositMinor: 0, betMinor: 100 },
      starts: oneStart(200_00, 2400_00, 100),
      rule: { ...CASHABLE, forfeitsUnfinished: true },
    });
    expect(Math.round(stopped.completionChance * 100)).toBe(24);
    expect(stopped.averageCashOutMinor / 100 / stopped.completionChance).toBeCloseTo(603.34, 2);
  });

  test('7: a withdrawal with an active bonus', () => {
    const terms: OfferTerms = { leaving: { withdrawal: 'forfeits' } };
    expect(trap('withdrawal', terms, { balance: money(400) })).toMatchObject({
      ...{ standing: 'near', given: money(400), how: 'forfeits' },
    });
    // The rest is own money as the text counts it: no sum is taken for it.
    expect(trap('withdrawal', terms, { balance: money(400) }).takes).toBeUndefined();
    expect(hundred({ start: 400, turnover: 2500 })).toEqual(['45/6/49', 85.5, 315.54]);
  });

  test('8: a bonus that the casino can refuse', () => {
    expect(trap('refused', { mayRefuse: true }).standing).toBe('near');
    // The facts say 39/52/9, rounded by largest remainder: here the middle group takes the rest.
    const own = hundred({ start: 100, turnover: 3500, rule: CASHABLE });
    expect(own).toEqual(['39/53/8', 0.5, 66.58]);
    expect(hundred({ start: 200, turnover: 3500 })[0]).toBe('81/1/18');
  });

  test('9: low-risk betting', () => {
    const forbids = ['24 or more of 37 numbers'];
    expect(trap('forbidden', { forbids })).toMatchObject({ standing: 'near', words: forbids });
    const covered = [{ chance: 24 / 37, multiple: 1.5 }];
    const [groups, middle, average] = hundred({ table: covered, start: 200, turnover: 3500 });
    expect([groups, average]).toEqual(['1/44/55', 105.48]);
    expect(middle).toBe(105);
    const red = hundred({ table: evenMoneyGame(), start: 200, turnover: 3500 });
    expect(red[0]).toBe('5/42/53');
  });

  test('10: a bonus canceled with a balance', () => {
    const terms: OfferTerms = { leaving: { cancel: 'takes-winnings' } };
    const [deposit, balance] = [eur(202.49), eur(892.62)];
    const sizes = { deposit, bonus: deposit, bet: eur(2) };
    expect(trap('cancel', terms, sizes).standing).toBe('near');
    expect(trap('cancel', terms, { ...sizes, balance })).toMatchObject({
      ...{ standing: 'bites', at: deposit, takes: eur(690.13) },
    });
    const other = { deposit: eur(50), bonus: eur(50), bet: eur(1), balance: eur(422.1) };
    expect(trap('cancel', terms, other).takes).toEqual(eur(372.1));
    // A closing formula in use: the deposit less everything bet since, whatever was won.
    const formula: OfferTerms = { leaving: { cancel: 'balance-less-wins' } };
    const spent = { balance: money(400), betSoFar: money(100) };
    expect(trap('cancel', formula, spent)).toMatchObject({ at: money(0), takes: money(400) });
    // 100 + 100 and 300 bets of 1: −200 for everybody. Source: the corpus, T65.
    const more = { balance: money(400), betSoFar: money(300) };
    expect(trap('cancel', formula, more)).toMatchObject({ left: money(-200), takes: money(400) });
    const going = { betMinor: 200, depositMinor: 200_00 };
    expect(hundred({ ...going, start: 892, turnover: 13_674 })).toEqual(['71/1/28', 0, 573.97]);
  });

  test('11: a limit on what spins win', () => {
    const maxCashOut = { most: eur(30), of: 'spin-winnings' } as const;
    const own = { bet: eur(0.2), bonus: eur(0), deposit: eur(0) };
    expect(trap('spin-winnings', { maxCashOut }, own).standing).toBe('near');
    const after = trap('spin-winnings', { maxCashOut }, { ...own, spinWinnings: eur(339) });
    expect(after).toMatchObject({ standing: 'bites', takes: eur(309) });
  });

  test('12: two languages', () => {
    const contradicts = [{ one: 'Maximum Payout', other: 'Maximum Reward' }];
    const found = trap('two-texts', { contradicts });
    expect(found.words).toEqual(['Maximum Payout', 'Maximum Reward']);
    const capped = { ...CASHABLE, forfeitsUnfinished: true, capMinor: 1000_00 };
    expect(hundred({ start: 200, turnover: 3500, rule: capped })).toEqual(['81/1/18', 0, 114.88]);
    expect(hundred({ start: 200, turnover: 3500 })).toEqual(['81/1/18', 0, 138.05]);
  });
});

test('what bites comes first, then what is near, then what is not said', () => {
  const terms: OfferTerms = { maxBet: money(5), stickiness: 'sticky', expiryDays: 7 };
  expect(trapsOf(terms, OWN).map(({ kind, standing }) => `${kind} ${standing}`)).toEqual([
    'bonus-taken bites',
    'max-bet near',
    'time clear',
    ...['cap', 'withdrawal', 'cancel'].map((kind) => `${kind} not-said`),
  ]);
});

test('a bet of exactly the limit keeps "at most" and breaks "below"', () => {
  const five = { bet: money(5) };
  expect(trap('max-bet', { maxBet: money(5) }, five).standing).toBe('near');
  const below = { percent: 5, of: 'bonus', isBelow: true } as const;
  expect(trap('max-bet', { maxBet: below }, five).standing).toBe('bites');
});

test('a game that counts a quarter takes four times the bets', () => {
  const contribution = { slots: 100, dice: 25 };
  const own = { turnover: money(2800) };
  expect(trap('game-counts-less', { contribution }, own)).toMatchObject({
    ...{ standing: 'near', game: 'dice', percent: 25 },
    turnovers: { own: money(2800), other: money(11_200) },
  });
  expect(
    trap('game-counts-less', { contribution }, { game: 'dice', turnover: money(11_200) }),
  ).toMatchObject({
    ...{ standing: 'bites', turnovers: { own: money(2800), other: money(11_200) } },
  });
});
