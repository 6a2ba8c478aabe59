import { expect, test } from 'vitest';
import { engraveLoader } from './loader.ts';

test('the loader has ten strokes in their order, drawn from three of one length', () => {
  const svg = engraveLoader();
  const order = [...svg.matchAll(/<use href="#loader-[012]" class="stroke-(\d+)"/g)];
  expect(order.map((match) => Number(match[1]))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(svg.match(/<path id="loader-[012]" pathLength="1"/g)).toHaveLength(3);
});
