import { expect, test } from 'vitest';
import { engraveMark, markShape } from './mark.ts';

test('the mark is five rows of chips, the dark ones spelling E', () => {
  // Rows one and five are whole, row three is a long bar, rows two and four a short one.
  const widths = [...markShape('ink', 'ghost').matchAll(/width="(\d+)"[^>]*fill="ink"/g)];
  expect(widths.map((match) => Number(match[1]))).toEqual([31, 10, 24, 10, 31]);
});

test('the mark takes the colour of the text beside it', () => {
  expect(engraveMark()).not.toMatch(/fill="(?!currentColor)/);
});
