import { expect, test } from 'vitest';
import { countWords, readMinutes } from './read-time.ts';

test.each([
  ['an empty text', '', 0],
  ['plain words', 'The house has an edge.', 5],
  ['figures and contractions', "You don't keep $1,000 × 4% = $40", 6],
  ['a compound', 'a provably-fair game', 4],
  ['an em dash without spaces', 'odds—and ends', 3],
  ['other scripts', 'Größe über alles, μέσος όρος', 5],
  ['lines', 'one\ntwo\n\nthree', 3],
])('words of %s', (_, text, count) => {
  expect(countWords(text)).toBe(count);
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
