import { describe, expect, test } from 'vitest';
import { CASHABLE } from './cash-out.ts';
import { outcomeOf, outcomeSteps } from './outcome.ts';
import { outcome, planOf, THREE_WAYS } from './outcome-for-tests.ts';
import { betsToMake } from './plan.ts';
import { evenMoneyGame, yardstickSlot } from './yardstick-games.ts';

describe('followed by hand', () => {
  test('two even bets of 1 from 2, of which 1 was put in', () => {
    // 0.6 × 0.6 = 0.36 lose both; 2 × 0.4 × 0.6 = 0.48 end at 2; 0.4 × 0.4 = 0.16 at 4. No play stops early.
    // Average 2 × 0.48 + 4 × 0.16 = 1.60 = 2 − 0.2 × 2.
    const found = outcome(
      planOf(evenMoneyGame(0.4), { deposit: 100, start: 200, bet: 100, turnover: 200 }),
      { shares: [0.3, 0.36, 0.37, 0.84, 0.85] },
    );
    expect(found.chances.loses).toBeCloseTo(0.36, 12);
    expect(found.chances.above).toBeCloseTo(0.64, 12);
    expect(found.medianMinor).toBe(200);
    expect(found.quantiles.map(({ cashOutMinor }) => cashOutMinor)).toEqual([0, 0, 200, 200, 400]);
    expect(found.averageCashOutMinor).toBeCloseTo(160, 10);
    expect(found.averageBets).toBeCloseTo(2, 12);
    expect(found.completionChance).toBeCloseTo(1, 12);
  });

  test('three even bets of 1 from 1 stop at once where the first is lost', () => {
    // Lost at once: 0.5. Won, lost, lost: 0.125. 2 left: won, lost, won and won, won, lost: 0.25. 4 left: 0.125.
    // Bets made: 1 in half of the plays, 3 in the others.
    const found = outcome(
      planOf(evenMoneyGame(0.5), { deposit: 200, start: 100, bet: 100, turnover: 300 }),
    );
    expect(found.chances).toEqual({
      loses: 0.625,
      nothingAtRisk: 0,
      less: 0,
      even: 0.25,
      above: 0.125,
    });
    expect(found.averageTurnoverMinor).toBe(200);
    expect(found.completionChance).toBe(0.5);
    expect(found.ruinChance).toBe(0.625);
  });

  test('a turnover that is no multiple of the bet is made by one whole bet more', () => {
    // 250 ÷ 100 → 3 bets.
    expect(betsToMake(250, 100)).toBe(3);
    expect(betsToMake(0, 100)).toBe(0);
    // 1.1 × 3 ÷ 1.1 is 3.0000000000000004 in floating numbers, and 3 in truth.
    expect(betsToMake(1.1 * 3, 1.1)).toBe(3);
    const found = outcome(
      planOf(evenMoneyGame(0.5), { deposit: 100, start: 1000, bet: 100, turnover: 250 }),
    );
    expect(found.plannedBets).toBe(3);
    expect(found.averageTurnoverMinor).toBeCloseTo(300, 10);
  });

  test('without bets to make, all leave with the start', () => {
    const plan = planOf(THREE_WAYS, { deposit: 100, start: 200, bet: 100, turnover: 0 });
    expect(outcome(plan)).toMatchObject({
      chances: { loses: 0, less: 0, even: 0, above: 1 },
      medianMinor: 200,
      averageCashOutMinor: 200,
      averageBets: 0,
      completionChance: 1,
    });
  });

  test('own money below one bet is not lost, but for those who have to bet it', () => {
    const plan = planOf(THREE_WAYS, { deposit: 100, start: 90, bet: 100, turnover: 500 });
    const rule = { ...CASHABLE, forfeitsUnfinished: true };
    expect(outcome({ ...plan, rule })).toMatchObject({ chances: { loses: 1 }, medianMinor: 0 });
    expect(outcome(plan)).toMatchObject({
      chances: { loses: 0, less: 1 },
      beforeForfeit: { chances: { loses: 1 }, medianMinor: 90 },
      ruinChance: 1,
      averageCashOutMinor: 90,
      averageBets: 0,
      completionChance: 0,
    });
  });

  test('a rebate is paid on the bets that were made, stopped or not', () => {
    // From 1, two bets of 1 at 0.4, 10% of each back. Lost at once, 0.6: 0.10. Won, lost, 0.24: 1 + 0.20.
    // Won twice, 0.16: 3 + 0.20. Average 0.06 + 0.288 + 0.512 = 0.86 = 1 − 0.2 × 1.4 + 0.1 × 1.4.
    const found = outcome(
      planOf(evenMoneyGame(0.4), {
        deposit: 100,
        start: 100,
        bet: 100,
        turnover: 200,
        rule: { kind: 'bet-rebate', fraction: 0.1 },
      }),
      { shares: [0.6, 0.84, 0.85] },
    );
    expect(found.quantiles.map(({ cashOutMinor }) => cashOutMinor)).toEqual([10, 120, 320]);
    expect(found.averageCashOutMinor).toBeCloseTo(86, 10);
    expect(found.chances.loses).toBe(0);
    expect(found.chances.less).toBeCloseTo(0.6, 12);
    expect(found.ruinChance).toBeCloseTo(0.6, 12);
    expect(found.chances.above).toBeCloseTo(0.4, 12);
  });

  test('bets of 60 from 100 leave 40 of own money, and nothing of money that a bonus binds', () => {
    // Two bets at 0.5. Lost, 0.5: 40, not enough for the second. Won and lost, 0.25: 100. Won twice, 0.25: 220.
    const typed = { deposit: 100_00, start: 100_00, bet: 60_00, turnover: 120_00 };
    const own = outcome(planOf(evenMoneyGame(0.5), typed));
    expect(own.chances).toEqual({ loses: 0, nothingAtRisk: 0, less: 0.5, even: 0.25, above: 0.25 });
    expect(own).toMatchObject({ medianMinor: 40_00, averageCashOutMinor: 100_00, ruinChance: 0.5 });
    const rule = { ...CASHABLE, forfeitsUnfinished: true };
    const bound = outcome(planOf(evenMoneyGame(0.5), { ...typed, rule }));
    expect(bound.chances).toMatchObject({ loses: 0.5, less: 0, even: 0.25, above: 0.25 });
    // 0.25 × 100 + 0.25 × 220
    expect(bound).toMatchObject({ medianMinor: 0, averageCashOutMinor: 80_00 });
    expect(bound.beforeForfeit).toMatchObject({
      chances: { loses: 0.5, even: 0.25, above: 0.25 },
      medianMinor: 40_00,
      averageCashOutMinor: 100_00,
    });
  });
});

test('flat even-money bets end as published, and long play approaches the gambler’s ruin formula', () => {
  const play = (start: number, bets: number, winChance: number) =>
    outcome(planOf(evenMoneyGame(winChance), { deposit: start, start, bet: 1, turnover: bets }));
  // 100 units at a 1 % edge, 1,000 bets: the published golden values.
  expect(play(100, 1000, 0.495).chances.loses).toBeCloseTo(0.0041, 4);
  expect(play(100, 1000, 0.495).chances.above).toBeCloseTo(0.3639, 4);
  // For a win chance above one half the limit is (q ÷ p)^start = (0.4 ÷ 0.6)^3 = 8 ÷ 27.
  expect(play(3, 2000, 0.6).ruinChance).toBeCloseTo(8 / 27, 9);
});

test('a long play reports how far it is, and ends in the same figures', () => {
  const plan = planOf(yardstickSlot('steady'), {
    deposit: 100,
    start: 200,
    bet: 1,
    turnover: 3500,
  });
  const steps = outcomeSteps(plan);
  const reports: number[] = [];
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) reports.push(step.value);
  expect(reports.length).toBeGreaterThan(10);
  expect(reports).toEqual(reports.toSorted((one, other) => one - other));
  expect(reports.every((share) => share > 0 && share < 1)).toBe(true);
  expect(step.value).toEqual(outcomeOf(plan));
});

test('a cap beyond any balance costs nothing and changes nothing', () => {
  const plan = planOf(yardstickSlot('ordinary'), {
    deposit: 100,
    start: 200,
    bet: 5,
    turnover: 1000,
  });
  const uncapped = outcome(plan);
  const capped = outcome({ ...plan, rule: { ...CASHABLE, capMinor: 1e12 } });
  expect(capped).toEqual(uncapped);
});
