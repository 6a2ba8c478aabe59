import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { known, offerOf100 } from '../ratings/facts-for-tests.ts';
import { betRebate } from './bet-rebate.ts';
import type { BonusTerms } from './terms.ts';

const DICE = known({ dice: 100, slots: 0 });

function rakeback(percent: number | null, rebate: number): BonusTerms {
  return {
    ...offerOf100(0),
    matchPercent: percent === null ? null : known(percent),
    cap: null,
    wagering: null,
    contribution: DICE,
    reference: { bonus: money(rebate), deposit: money(100) },
  };
}

test('$10 at 0.1% takes $10,000 in bets, which cost $100 at an edge of 1%', () => {
  // 10 ÷ 0.001 = 10,000; 10,000 × 1% = 100; 100 − 10 = 90
  expect(betRebate(rakeback(0.1, 10))).toEqual({
    turnover: money(10_000),
    rebatePercent: 0.1,
    rebate: money(10),
    averageCost: money(100),
    stillLost: money(90),
    game: { kind: 'dice', edgeFraction: expect.closeTo(0.01, 12) },
  });
});

test('a rate as high as the edge gives back what the bets cost on average, and no more', () => {
  // 10 ÷ 0.01 = 1,000; 1,000 × 1% = 10
  expect(betRebate(rakeback(1, 10))?.stillLost).toEqual(money(0));
});

test('a rate that is not stated leaves nothing to reckon', () => {
  expect(betRebate(rakeback(null, 10))).toBeNull();
  expect(betRebate({ ...rakeback(0.1, 10), contribution: null })).toBeNull();
});
