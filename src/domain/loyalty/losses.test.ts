import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import type { PayTable } from '../outcomes/pay-table.ts';
import { DICE_WIN_CHANCE } from '../outcomes/yardstick-games.ts';
import type { Back } from '../terms/loyalty-terms.ts';
import { back, DICE, SLOT, tier } from './bettors-for-tests.ts';
import { lossesOf } from './losses.ts';
import { rewarded } from './rewards.ts';

/** Chances and payouts of a bet, the lost bet included. */
const outcomesOf = (table: PayTable) => [
  ...table,
  { multiple: 0, chance: 1 - table.reduce((sum, { chance }) => sum + chance, 0) },
];

/** Average of a figure over every sequence of so many bets, which gets the net loss after each of them. */
function overEverySequence(table: PayTable, bets: number, figure: (path: number[]) => number) {
  const walk = (path: number[], chance: number): number =>
    path.length > bets
      ? chance * figure(path)
      : outcomesOf(table).reduce(
          (sum, one) =>
            sum + walk([...path, (path.at(-1) ?? 0) + 1 - one.multiple], chance * one.chance),
          0,
        );
  return walk([0], 1);
}

describe('every sequence of a short week', () => {
  const SHORT: PayTable = [
    { chance: 0.2, multiple: 0.5 },
    { chance: 0.15, multiple: 2 },
    { chance: 0.08, multiple: 5 },
  ];
  const week = { bet: money(10), betsPerWeek: 7, game: 'slots', table: SHORT } as const;
  const average = (terms: Back, sum: (path: number[]) => number) => {
    const found = rewarded(back(terms), week);
    const expected = overEverySequence(SHORT, 7, sum);
    expect(found.ok && found.weekMinor).toBeCloseTo(expected, 9);
  };

  test('losses with a floor, tiers and a largest sum', () => {
    const terms: Back = {
      ...{ of: 'loss', period: 'week', floor: money(15), most: money(4), tierOn: 'loss' },
      tiers: [tier(0, 5), tier(40, 8, 3.9)],
    };
    average(terms, (path) => {
      const loss = 1000 * (path.at(-1) ?? 0);
      if (loss < 1500) return 0;
      return loss < 4000 ? 0.05 * loss : Math.min(0.08 * loss, 390);
    });
  });

  test('new lows', () => {
    average({ of: 'new-lows', period: 'week', percent: 10 }, (path) => 100 * Math.max(...path));
  });

  test('a day of one bet each, as with every bet', () => {
    const perBet = overEverySequence(SHORT, 1, ([, loss = 0]) => 7 * 100 * Math.max(0, loss));
    for (const period of ['day', 'bet'] as const) {
      const found = rewarded(back({ of: 'loss', period, percent: 10 }), week);
      expect(found.ok && found.weekMinor).toBeCloseTo(perBet, 9);
    }
  });
});

test('losses on dice agree with the binomial distribution, and the lowest point with a recursion', () => {
  const bets = 1000;
  const [win, lose] = [DICE_WIN_CHANCE, 1 - DICE_WIN_CHANCE];
  let average = 0;
  let log = bets * Math.log(lose);
  for (let wins = 0; wins <= bets; wins += 1) {
    average += Math.exp(log) * Math.max(0, bets - 2 * wins);
    log += Math.log(((bets - wins) / (wins + 1)) * (win / lose));
  }
  // Height above the lowest point: a bet lost there makes a new one.
  let heights = [1, ...Array.from({ length: bets + 1 }, () => 0)];
  let lows = 0;
  for (let made = 0; made < bets; made += 1) {
    lows += lose * (heights[0] ?? 0);
    heights = heights.map(
      (_, at) =>
        win * (heights[at - 1] ?? 0) +
        lose * (heights[at + 1] ?? 0) +
        (at === 0 ? lose * (heights[0] ?? 0) : 0),
    );
  }
  const found = lossesOf(DICE.table, bets);
  const mean = found?.losses.reduce((sum, one) => sum + one.chance * one.bets, 0);
  expect(mean).toBeCloseTo(average, 9);
  expect(found?.averageLow).toBeCloseTo(lows, 9);
});

test('losses on the slot agree with the powers of its generating function', () => {
  // J. C. P. Miller’s recurrence for (Σ pᵢ xⁱ)ⁿ, in half bets, for 200 bets.
  const bets = 200;
  const p = Array.from({ length: 1601 }, () => 0);
  for (const { chance, multiple } of outcomesOf(SLOT.table)) p[2 * multiple] = chance;
  const first = p[0] ?? 0;
  const q = [first ** bets];
  for (let k = 1; k < 2 * bets; k += 1) {
    const terms = p.slice(0, k + 1).map((one, i) => ((bets + 1) * i - k) * one * (q[k - i] ?? 0));
    q.push(terms.slice(1).reduce((sum, one) => sum + one, 0) / (k * first));
  }
  const expected = q.reduce((sum, chance, half) => sum + chance * (bets - half / 2), 0);
  const found = lossesOf(SLOT.table, bets)?.losses ?? [];
  expect(found.reduce((sum, one) => sum + one.chance * one.bets, 0)).toBeCloseTo(expected, 9);
});
