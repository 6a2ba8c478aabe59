import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('each of two measurements goes first in every other round', async () => {
  const order: string[] = [];
  const measure = (name: string) => () => Promise.resolve(order.push(name));
  const [ours, limit] = await inTurns(3, measure('ours'), measure('limit'));
  expect(order).toEqual(['ours', 'limit', 'limit', 'ours', 'ours', 'limit']);
  expect(ours).toEqual([1, 4, 5]);
  expect(limit).toEqual([2, 3, 6]);
});
