import { expect, test } from 'vitest';
import { engraveLoader } from './loader.ts';

test('the loader has ten strokes, numbered in the order they are drawn', () => {
  const order = [...engraveLoader().matchAll(/<use href="#loader-\d" class="stroke-(\d+)"/g)];
  expect(order.map((match) => Number(match[1]))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('each stroke of the loader is as long as any, so that all are drawn in the same time', () => {
  const svg = engraveLoader();
  const drawn = [...svg.matchAll(/<path id="(loader-\d)" pathLength="1"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/href="#(loader-\d)"/g)].map(([, id]) => id);
  expect(drawn).toHaveLength(3);
  expect([...new Set(used)]).toEqual(drawn);
});
