import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { known, offerOf100 } from '../ratings/facts-for-tests.ts';
import { clearingCost, leastTurnover } from './clearing-cost.ts';
import type { Wagering } from '../terms/offer-terms.ts';
import type { BonusTerms } from './terms.ts';

function offer(wagering: Wagering | null, changes: Partial<BonusTerms['reference']> = {}) {
  const terms = offerOf100(0);
  return {
    ...terms,
    wagering: wagering && known(wagering),
    contribution: known({ slots: 100, 'table-games': 10, crash: 0 }),
    reference: { ...terms.reference, ...changes },
  };
}

describe('the straight sum, on a slot that keeps 4%', () => {
  test.each([
    // 35 × 100 = 3,500; × 4% = 140
    ['bonus at 35 times', { multiple: 35, base: 'bonus' }, {}, 3500, 140],
    // 35 × (100 + 100) = 7,000; × 4% = 280
    ['both at 35 times', { multiple: 35, base: 'deposit-and-bonus' }, {}, 7000, 280],
    // 20 × 100 = 2,000, whatever the bonus; × 4% = 80
    ['deposit at 20 times', { multiple: 20, base: 'deposit' }, { bonus: money(50) }, 2000, 80],
    // 25 × 500 = 12,500; × 4% = 500
    ['500 at 25 times', { multiple: 25, base: 'bonus' }, { bonus: money(500) }, 12500, 500],
  ] as const)('%s', (_, wagering, changes, turnover, averageCost) => {
    const result = clearingCost(offer(wagering, changes));
    expect(result).toMatchObject({
      ok: true,
      cost: { turnover: money(turnover), averageCost: money(averageCost) },
    });
    expect(result.ok && result.cost.game?.edgeFraction).toBeCloseTo(0.04, 12);
  });

  test('of spins is of what they win on average, in the bets of the plan', () => {
    // Ten of $0.20 at 96% win $1.92, × 10 = 19.20; × 4% = 0.768. None above $1,000 matters to a cent.
    const terms = {
      ...offer({ multiple: 10, base: 'winnings' }, { spins: { count: 10, value: money(0.2) } }),
      maxCashOut: known(money(1000)),
    };
    expect(clearingCost(terms)).toMatchObject({
      cost: { winnings: money(1.92), turnover: money(19.2), averageCost: money(0.77) },
    });
  });

  test('on red or black where slots do not count', () => {
    // 37 × 100 ÷ 10% = 37,000; ÷ 37 = 1,000
    const terms = {
      ...offer({ multiple: 37, base: 'bonus' }),
      contribution: known({ slots: 0, 'table-games': 10 }),
    };
    expect(clearingCost(terms)).toMatchObject({
      ok: true,
      cost: { turnover: money(37_000), averageCost: money(1000), game: { kind: 'table-games' } },
    });
  });

  test('is nothing without wagering', () => {
    expect(clearingCost(offer({ multiple: 0, base: 'bonus' }))).toEqual({
      ok: true,
      cost: { turnover: money(0), averageCost: money(0), game: null, winnings: null },
    });
  });

  test('a term that is not stated gives a reason instead of a figure', () => {
    expect(clearingCost(offer(null))).toEqual({ ok: false, reason: 'wagering-not-stated' });
    const terms = { ...offer({ multiple: 35, base: 'bonus' }), contribution: null };
    expect(clearingCost(terms)).toEqual({ ok: false, reason: 'contribution-not-stated' });
  });

  test('where no game against the house counts there is none to make bets on', () => {
    const terms = {
      ...offer({ multiple: 35, base: 'bonus' }),
      contribution: known({ slots: 0, poker: 100 }),
    };
    expect(clearingCost(terms)).toEqual({ ok: false, reason: 'no-house-game' });
  });

  test('where no game counts at all nothing can clear it', () => {
    const terms = {
      ...offer({ multiple: 35, base: 'bonus' }),
      contribution: known({ slots: 0, poker: 0 }),
    };
    expect(clearingCost(terms)).toEqual({ ok: false, reason: 'game-excluded' });
  });
});

describe('least turnover', () => {
  test.each([
    // 60 × 100
    ['of a multiple of the bonus', { multiple: 60, base: 'bonus' }, 6000],
    // 30 × (100 + 100)
    ['of a multiple of deposit and bonus', { multiple: 30, base: 'deposit-and-bonus' }, 6000],
    ['of no wagering', { multiple: 0, base: 'bonus' }, 0],
  ] as const)('%s', (_, wagering, turnover) => {
    expect(leastTurnover(offer(wagering))).toEqual(money(turnover));
  });

  test('does not ask which games count', () => {
    const terms = { ...offer({ multiple: 60, base: 'bonus' }), contribution: null };
    expect(leastTurnover(terms)).toEqual(money(6000));
  });

  test('is unknown where the wagering is not stated, or is on winnings that may be none', () => {
    expect(leastTurnover(offer(null))).toBeNull();
    expect(leastTurnover(offer({ multiple: 40, base: 'winnings' }))).toBeNull();
  });
});
