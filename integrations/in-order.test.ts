import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

test('results are used in the order of their numbers, however they come', async () => {
  const used: string[] = [];
  const add = inOrder(async (result: string) => void used.push(result));
  await add(2, 'c');
  await add(1, 'b');
  expect(used).toEqual([]);
  await add(0, 'a');
  expect(used).toEqual(['a', 'b', 'c']);
  await add(3, 'd');
  expect(used).toEqual(['a', 'b', 'c', 'd']);
});

test('whoever brings a result hears what goes wrong with it', async () => {
  const add = inOrder(() => Promise.reject(new Error('full')));
  await expect(add(0, 'a')).rejects.toThrow('full');
});
