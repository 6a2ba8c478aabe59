import { describe, expect, test } from 'vitest';
import { CASHABLE, cashOut, cashOutLine, type CashOutRule } from './cash-out.ts';
import { RULES } from './outcome-for-tests.ts';

const STAKE = { depositMinor: 300, betMinor: 100 };

const paid = (rule: CashOutRule, balanceMinor: number, betsLeft = 0) =>
  cashOut(rule, STAKE, { balanceMinor, betsMade: 10, betsLeft });

test.each([
  ['all of it', CASHABLE, 250, 250],
  ['what is left over, too', CASHABLE, 40, 40],
  ['a balance less the bonus', { ...CASHABLE, stickyBonusMinor: 100 }, 250, 150],
  ['nothing of less than the bonus', { ...CASHABLE, stickyBonusMinor: 100 }, 60, 0],
  ['at most the cap', { ...CASHABLE, capMinor: 200 }, 250, 200],
  [
    'at most the cap, after the bonus is taken back',
    { ...CASHABLE, stickyBonusMinor: 100, capMinor: 200 },
    ...[320, 200],
  ],
  ['the smallest withdrawal', { ...CASHABLE, smallestMinor: 250 }, 250, 250],
  ['nothing below the smallest withdrawal', { ...CASHABLE, smallestMinor: 250 }, 249, 0],
  ['a rest that is left once all is wagered', { ...CASHABLE, forfeitsUnfinished: true }, 99, 99],
  // 0.2 × (300 − 200) = 20
  [
    'a share of what is lost',
    { kind: 'loss-refund', fraction: 0.2, capMinor: null },
    ...[200, 220],
  ],
  ['no share of a win', { kind: 'loss-refund', fraction: 0.2, capMinor: null }, 400, 400],
  // 0.2 × 300 = 60, of which 50 are paid
  ['a share up to its cap', { kind: 'loss-refund', fraction: 0.2, capMinor: 50 }, 0, 50],
  // 0.01 × 10 × 100 = 10
  ['a share of the bets', { kind: 'bet-rebate', fraction: 0.01 }, 250, 260],
] as [string, CashOutRule, number, number][])(
  'what is taken away: %s',
  (_, rule, balance, expected) => {
    expect(paid(rule, balance)).toBeCloseTo(expected, 10);
  },
);

test('unfinished wagering leaves nothing where the terms say so, and the rest of own money otherwise', () => {
  expect(paid({ ...CASHABLE, forfeitsUnfinished: true }, 99, 1)).toBe(0);
  expect(paid(CASHABLE, 99, 1)).toBe(99);
});

describe.each(RULES)('%s', (_, rule) => {
  const BALANCES = Array.from({ length: 200 }, (__, index) => index * 9.5);

  test('is never less for a higher balance', () => {
    const all = BALANCES.map((balance) => paid(rule, balance));
    expect(all).toEqual(all.toSorted((one, other) => one - other));
  });

  test('follows its line from there on', () => {
    const { fromMinor, slope, offsetMinor } = cashOutLine(rule, STAKE, 10);
    const beyond = BALANCES.filter((balance) => balance >= fromMinor);
    expect(beyond.length).toBeGreaterThan(50);
    for (const balance of beyond) {
      expect(paid(rule, balance)).toBeCloseTo(slope * balance + offsetMinor, 10);
    }
  });
});
