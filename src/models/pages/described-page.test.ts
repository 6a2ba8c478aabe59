import { expect, test } from 'vitest';
import { fitDescription } from './described-page.ts';

test('a description stays as it is up to 160 characters', () => {
  const longest = 'x'.repeat(160);
  expect(fitDescription(longest)).toBe(longest);
});

test('one that is longer ends between two words, without a sign before the dots', () => {
  // Words of four letters and a comma, six characters each with the space: 26 of them are 156.
  const fitted = fitDescription('abcd, '.repeat(31).trim());
  expect(fitted).toBe(`${'abcd, '.repeat(25)}abcd…`);
});
