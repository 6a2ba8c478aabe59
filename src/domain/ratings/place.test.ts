import { expect, test } from 'vitest';
import { placeAmong } from './place.ts';

test.each([
  [1, 1],
  [3, 14],
  [100, 100],
])('rank %d of %d is told to the number', (rank, count) => {
  expect(placeAmong(rank, count)).toEqual({ from: rank, to: rank, of: count, isOfMore: false });
});

test.each([
  { rank: 100, count: 101, from: 100, to: 100, of: 100 },
  { rank: 101, count: 101, from: 101, to: 200, of: 100 },
  { rank: 200, count: 200, from: 101, to: 200, of: 100 },
  { rank: 201, count: 1_000, from: 201, to: 300, of: 900 },
  { rank: 4_100, count: 10_015, from: 4_001, to: 4_100, of: 10_000 },
  { rank: 4_101, count: 10_015, from: 4_101, to: 4_200, of: 10_000 },
])('rank $rank of $count is told as $from to $to of more than $of', ({ rank, count, ...told }) => {
  expect(placeAmong(rank, count)).toEqual({ ...told, isOfMore: true });
});

test('one entry more or another rank near by leaves most places of a long ranking as they are', () => {
  expect(placeAmong(4_050, 10_015)).toEqual(placeAmong(4_051, 10_016));
});
