import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hundredPlayers, PLAYER_GROUPS } from './hundred-players.ts';

const NONE = { loses: 0, nothingAtRisk: 0, less: 0, even: 0, above: 0 };

const countsOf = (chances: Partial<typeof NONE>) => {
  const players = hundredPlayers({ ...NONE, ...chances });
  return PLAYER_GROUPS.map((group) => players[group].count);
};

test.each([
  // 73.2529 and 24.3364 leave 3 of the hundred
  [
    'those who lose and gain, not the rest',
    { loses: 0.732529, less: 0.024107, above: 0.243364 },
    73,
    3,
    24,
  ],
  // 81.54 lost, 17.78 gained, 0.67 between
  ['nobody who loses away', { loses: 0.8154, less: 0.0067, above: 0.1779 }, 82, 0, 18],
  ['both up at most to a hundred', { loses: 0.505, above: 0.495 }, 51, 0, 49],
  ['as they are, where they are whole', { loses: 0.29, less: 0.14, above: 0.57 }, 29, 14, 57],
  ['with those who break even among the less', { less: 0.2, even: 0.3, above: 0.5 }, 0, 50, 50],
] as const)('rounds %s', (_, chances, loses, less, above) => {
  expect(countsOf(chances)).toEqual([loses, 0, less, above]);
});

test('sets those apart who had nothing at risk', () => {
  expect(countsOf({ nothingAtRisk: 0.876, above: 0.124 })).toEqual([0, 88, 0, 12]);
});

test('tells a group of fewer than one from one that is empty', () => {
  const players = hundredPlayers({ ...NONE, loses: 0.997, less: 0, above: 0.003 });
  expect(players.loses).toEqual({ count: 100, isFewerThanOne: false });
  expect(players.above).toEqual({ count: 0, isFewerThanOne: true });
  expect(players.less).toEqual({ count: 0, isFewerThanOne: false });
});

test('always adds up to a hundred, each within one player of its share', () => {
  const weights = fc.array(fc.nat(1_000_000), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(weights, ([loses = 0, less = 0, even = 0, above = 0]) => {
      const total = loses + less + even + above;
      fc.pre(total > 0);
      const shares = [loses, 0, less + even, above].map((weight) => (100 * weight) / total);
      const counts = countsOf({
        loses: loses / total,
        less: less / total,
        even: even / total,
        above: above / total,
      });
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
      counts.forEach((count, index) => {
        expect(Math.abs(count - (shares[index] ?? 0))).toBeLessThanOrEqual(1);
      });
    }),
    { seed: 100 },
  );
});
