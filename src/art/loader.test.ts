import { expect, test } from 'vitest';
import { engraveLoader } from './loader.ts';

test('the loader has ten strokes, numbered in the order they are drawn', () => {
  const order = [...engraveLoader().matchAll(/pathLength="1" class="stroke-(\d+)"/g)];
  expect(order.map((match) => Number(match[1]))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
