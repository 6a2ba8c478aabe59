import { describe, expect, test } from 'vitest';
import type { Fact } from '../facts/fact.ts';
import { money } from '../money/money.ts';
import { clearingCost, leastTurnover } from './clearing-cost.ts';
import type { BonusTerms, Wagering } from './terms.ts';

const known = <Value>(value: Value): Fact<Value> => ({
  value,
  source: 'terms',
  checkedOn: '2026-11-01',
  grade: 'D',
});

function offer(wagering: Wagering | null, changes: Partial<BonusTerms['reference']> = {}) {
  const terms: BonusTerms = {
    matchPercent: known(100),
    cap: known(money(100)),
    minDeposit: known(money(10)),
    wagering: wagering && known(wagering),
    contribution: known({ slots: 100, 'table-games': 10, crash: 0 }),
    maxBet: null,
    maxCashOut: null,
    expiryDays: null,
    stickiness: null,
    reference: {
      bonus: money(100),
      deposit: money(100),
      game: 'slots',
      edgeFraction: 0.04,
      ...changes,
    },
  };
  return terms;
}

describe('clearing cost', () => {
  test.each([
    // 35 × 100 = 3,500; × 4 % = 140; 100 − 140 = −40
    ['bonus at 35 times on a 4 % slot', { multiple: 35, base: 'bonus' }, {}, 3500, 140, -40],
    // 35 × (100 + 100) = 7,000; × 4 % = 280
    [
      'deposit and bonus at 35 times',
      { multiple: 35, base: 'deposit-and-bonus' },
      {},
      7000,
      280,
      -180,
    ],
    // 3,500 ÷ 10 % = 35,000; × 0.5 % = 175
    [
      'a table game that counts a tenth',
      { multiple: 35, base: 'bonus' },
      { game: 'table-games', edgeFraction: 0.005 },
      35000,
      175,
      -75,
    ],
    // 25 × 500 = 12,500; × 3 % = 375; 500 − 375 = 125
    [
      'bonus of 500 at 25 times on a 3 % edge',
      { multiple: 25, base: 'bonus' },
      { bonus: money(500), edgeFraction: 0.03 },
      12500,
      375,
      125,
    ],
  ] as const)('%s', (_, wagering, changes, turnover, averageCost, net) => {
    expect(clearingCost(offer(wagering, changes))).toMatchObject({
      ok: true,
      cost: { turnover: money(turnover), averageCost: money(averageCost), net: money(net) },
    });
  });

  test('an offer without wagering costs nothing to clear', () => {
    expect(clearingCost(offer({ multiple: 0, base: 'bonus' }))).toEqual({
      ok: true,
      cost: { turnover: money(0), averageCost: money(0), net: money(100), costShare: 0 },
    });
  });

  test('a term that is not stated gives a reason instead of a figure', () => {
    expect(clearingCost(offer(null))).toEqual({ ok: false, reason: 'wagering-not-stated' });
    expect(clearingCost(offer({ multiple: 35, base: 'bonus' }, { game: 'dice' }))).toEqual({
      ok: false,
      reason: 'contribution-not-stated',
    });
  });

  test('a game that does not count can never clear the offer', () => {
    expect(clearingCost(offer({ multiple: 35, base: 'bonus' }, { game: 'crash' }))).toEqual({
      ok: false,
      reason: 'game-excluded',
    });
  });
});

describe('least turnover', () => {
  test.each([
    // 60 × 100
    ['of a multiple of the bonus', { multiple: 60, base: 'bonus' }, 6000],
    // 30 × (100 + 100)
    ['of a multiple of deposit and bonus', { multiple: 30, base: 'deposit-and-bonus' }, 6000],
    // 40 × 100, the reference bonus standing for the winnings
    ['of a multiple of the winnings', { multiple: 40, base: 'winnings' }, 4000],
    ['of no wagering', { multiple: 0, base: 'bonus' }, 0],
  ] as const)('%s', (_, wagering, turnover) => {
    expect(leastTurnover(offer(wagering))).toEqual(money(turnover));
  });

  test('does not ask which games count', () => {
    const terms = { ...offer({ multiple: 60, base: 'bonus' }), contribution: null };
    expect(leastTurnover(terms)).toEqual(money(6000));
  });

  test('is unknown where the wagering is not stated', () => {
    expect(leastTurnover(offer(null))).toBeNull();
  });
});
