import { expect, test } from 'vitest';
import { CASHABLE, type CashOutRule } from './cash-out.ts';
import { outcome } from './outcome-for-tests.ts';
import type { PayTable } from './pay-table.ts';
import { oneStart, type Plan } from './plan.ts';
import { evenMoneyGame, yardstickSlot } from './yardstick-games.ts';

/** A plan in major units. */
function planOf(
  table: PayTable,
  [deposit, start, bet, turnover]: readonly [number, number, number, number],
  rule: CashOutRule = CASHABLE,
): Plan {
  return {
    table,
    depositMinor: deposit * 100,
    betMinor: bet * 100,
    starts: oneStart(start * 100, turnover * 100, bet * 100),
    rule,
  };
}

const ROULETTE = planOf(evenMoneyGame(), [100, 200, 1, 3500]);
const STEADY = planOf(yardstickSlot('steady'), [100, 200, 1, 3500]);

// Source of every row: facts on the outcome of bonuses, "Exact rows for tests"; three programs written
// apart from each other and from this one agree on them.
test.each([
  ['p = 18/37 pays 2', ROULETTE, 0.053141, 0.529629, 106, 106.1119, 3473.859],
  [
    'p = .495 pays 2',
    planOf(evenMoneyGame(0.495), [100, 200, 2, 5000]),
    ...[0.112741, 0.682782, 148, 151.448, 4855.202],
  ],
  ['steady at 96%', STEADY, 0.574751, 0.337497, 0.5, 96.7408, 2581.481],
  [
    'ordinary at 96%',
    planOf(yardstickSlot('ordinary'), [50, 100, 2, 2000]),
    ...[0.900727, 0.094693, 1, 77.3217, 566.957],
  ],
  [
    'steady at 96.5%',
    planOf(yardstickSlot('steady', 0.965), [200, 400, 1, 7000]),
    ...[0.430074, 0.401238, 108, 192.2658, 5935.262],
  ],
  [
    'ordinary at 96.5%',
    planOf(yardstickSlot('ordinary', 0.965), [200, 400, 1, 7000]),
    ...[0.732529, 0.243364, 0.5, 267.7821, 3777.654],
  ],
] as const)('%s', (_, plan, loses, above, middle, average, turnover) => {
  const found = outcome(plan);
  const final = found.beforeForfeit;
  expect(final.chances.loses).toBeCloseTo(loses, 6);
  expect(found.ruinChance).toBe(final.chances.loses);
  expect(final.chances.above).toBeCloseTo(above, 6);
  expect(final.medianMinor).toBe(middle * 100);
  expect(found.averageBalanceMinor / 100).toBeCloseTo(average, 4);
  expect(found.averageCashOutMinor).toBe(found.averageBalanceMinor);
  expect(found.averageTurnoverMinor / 100).toBeCloseTo(turnover, 3);
});

// The same plans where unfinished wagering forfeits the rest: chance of nothing, and the average. By a
// program in NumPy that imports nothing of this one and agrees with the columns above.
test.each([
  ['steady at 96%', STEADY, 0.574682, 96.5635],
  ['ordinary at 96%', planOf(yardstickSlot('ordinary'), [50, 100, 2, 2000]), ...[0.90068, 76.8084]],
  [
    'ordinary at 96.5%',
    planOf(yardstickSlot('ordinary', 0.965), [200, 400, 1, 7000]),
    ...[0.732514, 267.5732],
  ],
] as const)('%s, of which unfinished wagering leaves nothing', (_, plan, nothing, average) => {
  const found = outcome({ ...plan, rule: { ...CASHABLE, forfeitsUnfinished: true } });
  expect(found.chances.loses).toBeCloseTo(nothing, 6);
  expect(found.medianMinor).toBe(0);
  expect(found.averageCashOutMinor / 100).toBeCloseTo(average, 4);
  expect(found.beforeForfeit).toEqual(outcome(plan).beforeForfeit);
});

test.each([
  ['p = 18/37 pays 2', ROULETTE, 26.3923],
  ['steady at 96%', STEADY, 57.7123],
])('%s with a sticky bonus of 100', (_, plan, average) => {
  const rule = { ...CASHABLE, stickyBonusMinor: 100_00 };
  expect(outcome({ ...plan, rule }).averageCashOutMinor / 100).toBeCloseTo(average, 4);
});

test.each([
  ['p = 18/37 pays 2', ROULETTE, 106.1041],
  ['steady at 96%', STEADY, 82.8765],
])('%s capped at three deposits', (_, plan, average) => {
  const rule = { ...CASHABLE, capMinor: 300_00 };
  expect(outcome({ ...plan, rule }).averageCashOutMinor / 100).toBeCloseTo(average, 4);
});
