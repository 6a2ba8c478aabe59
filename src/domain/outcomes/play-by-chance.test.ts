import { expect, test } from 'vitest';
import { outcome, planOf } from './outcome-for-tests.ts';
import type { Plan } from './plan.ts';
import { yardstickSlot } from './yardstick-games.ts';

/** Mulberry32: a published generator of 32 bits, so that each run draws the same numbers. */
function drawing(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

function playOnce({ table, betMinor, starts }: Plan, draw: () => number) {
  let { balanceMinor } = starts[0] ?? { balanceMinor: 0 };
  let betsMade = 0;
  while (betsMade < (starts[0]?.bets ?? 0) && balanceMinor >= betMinor) {
    let left = draw();
    const payout = table.find(({ chance }) => (left -= chance) < 0);
    balanceMinor += betMinor * ((payout?.multiple ?? 0) - 1);
    betsMade += 1;
  }
  return { balanceMinor, betsMade };
}

test.each([
  ['steady', { deposit: 50, start: 100, bet: 1, turnover: 700 }],
  ['ordinary', { deposit: 50, start: 100, bet: 2, turnover: 1000 }],
] as const)('the %s slot stays within three standard errors', (slot, plan) => {
  const RUNS = 20_000;
  const draw = drawing(12_345);
  const exact = planOf(yardstickSlot(slot), plan);
  const found = outcome(exact);
  const plays = Array.from({ length: RUNS }, () => playOnce(exact, draw));
  const within = (values: number[], wanted: number) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / RUNS;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / RUNS;
    expect(Math.abs(mean - wanted)).toBeLessThan(3 * Math.sqrt(variance / RUNS));
    expect(variance).toBeGreaterThan(0);
  };
  within(
    plays.map(({ balanceMinor }) => Number(balanceMinor < plan.bet)),
    found.ruinChance,
  );
  within(
    plays.map(({ balanceMinor }) => Number(balanceMinor > plan.deposit)),
    found.chances.above,
  );
  within(
    plays.map(({ balanceMinor }) => balanceMinor),
    found.averageBalanceMinor,
  );
  within(
    plays.map(({ betsMade }) => betsMade),
    found.averageBets,
  );
});
