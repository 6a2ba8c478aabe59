import { expect, it } from 'vitest';
import { changedOdds, dropsToShow } from './changed-odds.ts';

/** The whole law of a binomial, by adding one round after another. */
function lawOf(rounds: number, chance: number): number[] {
  let law = [1];
  for (let round = 0; round < rounds; round += 1) {
    law = [...law, 0].map((stay, at) => stay * (1 - chance) + (law[at - 1] ?? 0) * chance);
  }
  return law;
}

it.each([
  [0.5, 0.1],
  [0.5, 0.2],
  [0.3, 0.05],
  [0.2, 0.1],
])(
  'finds the drops after which a count parts 99 of 100 from 1 of 100: %s and %s',
  (usual, lower) => {
    const parts = (drops: number) => {
      const [fair, changed] = [lawOf(drops, usual), lawOf(drops, lower)];
      const upTo = (law: number[], most: number) =>
        law.slice(0, most + 1).reduce((a, b) => a + b, 0);
      return fair.some((_, most) => upTo(fair, most) <= 0.01 && upTo(changed, most) >= 0.99);
    };
    const drops = dropsToShow(usual, lower);
    expect([parts(drops), parts(drops - 1)]).toEqual([true, false]);
  },
);

it('works out a board by hand', () => {
  // 8 rows, low: 2 × (5.6 + 8 × 2.1 + 28 × 1.1 + 56) + 70 × 0.5 = 253.4, of 256.
  const changed = [
    { bucket: 0, chance: 0 },
    { bucket: 4, chance: 71 / 256 },
  ];
  const stated = { fairReturnPercent: 98.98, returnPercent: 96.99 };
  const board = { risk: 'low', rows: 8, ...stated, changed } as const;
  const { fairReturn, actualReturn, count } = changedOdds(board);
  expect(fairReturn).toBeCloseTo(253.4 / 256, 12);
  expect(actualReturn).toBeCloseTo((253.4 - 5.6 + 0.5) / 256, 12);
  expect(count).toEqual([0]);
  const unsummed = { ...board, changed: changed.slice(1) };
  expect(() => changedOdds(unsummed)).toThrow('Expected 1 as the chances');
  const other = { ...board, returnPercent: 97.1 };
  expect(() => changedOdds(other)).toThrow('Expected 97.1 as the return');
});
