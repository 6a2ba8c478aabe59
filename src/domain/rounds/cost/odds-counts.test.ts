import { expect, it } from 'vitest';
import type { Play, Round } from '../round.ts';
import { oddsCounts } from './odds-counts.ts';
import { betOf } from '../round-for-tests.ts';

const bet = { game: 'dice', wins: { from: 5051, to: 10_000, outside: false } } as const;
const rolls = (won: number, lost: number, kind: Round['kind'] = 'played') =>
  Array.from({ length: won + lost }, (_, at) =>
    betOf({ kind, play: { ...bet, roll: at < won ? 5051 : 5050 } }),
  );

it('counts the won and lost of a bet beside its odds, exactly', () => {
  const [count] = oddsCounts([...rolls(1, 29), ...rolls(1, 0, 'void')]);
  expect(count?.outcomes).toMatchObject([
    { name: 'won', counted: 1 },
    { name: 'lost', counted: 29 },
  ]);
  expect(count?.outcomes[0]?.expected).toBeCloseTo((30 * 4950) / 10_001, 9);
  // One or none won of 30, or as unlikely the other way: (1 − p)³⁰ + 30 p (1 − p)²⁹, and p³⁰.
  const p = 4950 / 10_001;
  const far = (1 - p) ** 30 + 30 * p * (1 - p) ** 29 + p ** 30 + 30 * p ** 29 * (1 - p);
  expect(count?.asFarOf1000?.from).toBeCloseTo(1000 * far, 12);
  expect(count?.asFarOf1000?.to).toBe(count?.asFarOf1000?.from);
});

// Worked out in Python: both tails of 25 of 1,000, at the chance p × (1 − 0.01 ÷ 2p) instead of p.
it.each([
  [30, 44.018856],
  [400, 44.276723],
  [27_000, 375.211405],
])('of %i rounds at 2×, a raised edge shows in %d of 1,000', (rounds, seen) => {
  const [count] = oddsCounts(rolls(rounds / 2, rounds / 2));
  expect(count?.raisedSeenOf1000?.from).toBeCloseTo(seen, 5);
  expect(count?.raisedSeenOf1000?.to).toBe(count?.raisedSeenOf1000?.from);
});

it('says nothing of fewer than 30 rounds, and more of many boards than of one', () => {
  expect(oddsCounts(rolls(0, 29))[0]?.asFarOf1000).toBeNull();
  const other: Play = { game: 'plinko', rows: 8, risk: 'low', path: null, bucket: 4 };
  const board = Array.from({ length: 30 }, () => betOf({ play: other }));
  const [dice, plinko] = oddsCounts([...rolls(20, 10), ...board]);
  expect(dice?.asFarAmongAllOf1000).toBeCloseTo(2 * (dice?.asFarOf1000?.to ?? 0), 9);
  expect(plinko?.outcomes[4]).toEqual({ name: '4', counted: 30, expected: (30 * 70) / 256 });
  // Thirty drops into the middle: at least the chance of that, and next to none by any other count.
  expect(plinko?.asFarOf1000?.from).toBeGreaterThanOrEqual(1000 * (70 / 256) ** 30);
  expect(plinko?.asFarOf1000?.to).toBeLessThan(1e-12);
});
