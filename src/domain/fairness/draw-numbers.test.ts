import { expect, test } from 'vitest';
import { drawNumbers, inRisingOrder } from './draw-numbers.ts';

test('a draw takes each number out of those left', () => {
  // 0 1 2 3 → takes 2; 0 1 3 → takes 3; 0 1 → takes 0; 1
  expect(drawNumbers([0.5, 0.9, 0, 0.9], 4)).toEqual([2, 3, 0, 1]);
});

test('more draws than numbers are an error', () => {
  expect(() => drawNumbers([0, 0, 0], 2)).toThrow('at most 2');
});

test('numbers are shown by their size, not by their letters', () => {
  expect(inRisingOrder([10, 9, 2])).toBe('2, 9, 10');
});
