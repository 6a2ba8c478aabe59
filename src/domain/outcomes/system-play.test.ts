import { describe, expect, test } from 'vitest';
import { BETTING_SYSTEMS, ladderOf } from './betting-systems.ts';
import { outcome as playOut, planOf } from './outcome-for-tests.ts';
import { systemOutcome } from './system-play.ts';
import { evenMoneyGame } from './yardstick-games.ts';

const RED = 18 / 37;

describe('the ladders of betting systems', () => {
  test.each([
    ['flat', [1]],
    ['martingale', [1, 2, 4, 8, 16, 32, 64]],
    ['fibonacci', [1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89]],
    ['paroli', [1, 2, 4]],
  ] as const)('%s bets %s', (system, units) => {
    expect(ladderOf(system).units).toEqual(units);
  });

  test('d’Alembert goes up by one and down by one, to the limit of the table', () => {
    const { units, afterWin, afterLoss } = ladderOf('dalembert');
    expect([units[0], units.at(-1)]).toEqual([1, 100]);
    expect([afterLoss(0), afterLoss(5), afterWin(5), afterWin(0), afterLoss(99)]).toEqual([
      1, 6, 4, 0, 0,
    ]);
  });

  test('Fibonacci goes down two after a win, and martingale begins again', () => {
    expect([5, 1, 0].map(ladderOf('fibonacci').afterWin)).toEqual([3, 0, 0]);
    expect([6, 3].map(ladderOf('martingale').afterLoss)).toEqual([0, 4]);
    expect([0, 1, 2].map(ladderOf('paroli').afterWin)).toEqual([1, 2, 0]);
  });
});

describe('play with a betting system', () => {
  test('martingale from three units over two rounds, by hand', () => {
    // Win 1: 4 units, one unit next: win 5, lose 3. Lose 1: 2 units, two units next: win 4, lose 0.
    const p = 0.4;
    const outcome = systemOutcome({
      system: 'martingale',
      winChance: p,
      bankrollUnits: 3,
      rounds: 2,
    });
    expect(outcome.losesChance).toBeCloseTo(0.36, 12);
    expect(outcome.evenChance).toBeCloseTo(0.24, 12);
    // 5 units 0.16, 4 units 0.24
    expect(outcome.aboveChance).toBeCloseTo(0.4, 12);
    expect(outcome.lessChance).toBe(0);
    expect(outcome.medianUnits).toBe(3);
    // 0.16 × 5 + 0.24 × 3 + 0.24 × 4
    expect(outcome.averageUnits).toBeCloseTo(2.48, 12);
    // 1 + 0.4 × 1 + 0.6 × 2
    expect(outcome.averageTurnoverUnits).toBeCloseTo(2.6, 12);
  });

  test('who has too little for the next bet begins again at one unit', () => {
    // Two units, martingale: after one loss one unit is left, two would be next.
    const outcome = systemOutcome({
      system: 'martingale',
      winChance: 0,
      bankrollUnits: 2,
      rounds: 2,
    });
    expect(outcome).toMatchObject({ losesChance: 1, averageTurnoverUnits: 2 });
  });

  test('flat is the random walk with a barrier', () => {
    const session = playOut(
      planOf(evenMoneyGame(RED), { deposit: 40, start: 40, bet: 1, turnover: 300 }),
    );
    const outcome = systemOutcome({
      system: 'flat',
      winChance: RED,
      bankrollUnits: 40,
      rounds: 300,
    });
    expect(outcome.losesChance).toBeCloseTo(session.chances.loses, 10);
    expect(outcome.aboveChance).toBeCloseTo(session.chances.above, 10);
    expect(outcome.averageTurnoverUnits).toBeCloseTo(session.averageBets, 8);
  });

  test.each(BETTING_SYSTEMS)('%s keeps the identity of every game', (system) => {
    const plan = { system, winChance: RED, bankrollUnits: 100, rounds: 200 } as const;
    const outcome = systemOutcome(plan);
    const { losesChance, lessChance, evenChance, aboveChance } = outcome;
    expect(losesChance + lessChance + evenChance + aboveChance).toBeCloseTo(1, 9);
    // Edge of red or black with one zero: 1/37.
    expect(100 - outcome.averageTurnoverUnits / 37).toBeCloseTo(outcome.averageUnits, 6);
  });
});
