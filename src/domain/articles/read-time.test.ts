import { expect, test } from 'vitest';
import { countWords, readMinutes } from './read-time.ts';

test('a sum counts as its figures and words', () => {
  expect(countWords("You don't keep $1,000 × 4% = $40")).toBe(6);
});

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [1401, 8],
])('%i words take %i minutes', (count, minutes) => {
  expect(readMinutes('word '.repeat(count))).toBe(minutes);
});
