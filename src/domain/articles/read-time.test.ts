import { describe, expect, test } from 'vitest';
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

/** Letters of several kinds, figures, what stands in words or joins them, and what ends them. */
const PIECES = [..."ab1,.':;-_é€×’\u0301\u200d\ufeff\u00a0\tש漢字ไทยカ😀", ' ', ' ', '\n', '\r\n'];

test('words are those of the Unicode standard wherever the text has spaces', () => {
  const whole = new Intl.Segmenter('en', { granularity: 'word' });
  let seed = 1;
  const pick = (): string => {
    seed = (seed * 48_271) % 2_147_483_647;
    return PIECES[seed % PIECES.length] ?? '';
  };
  for (let round = 0; round < 2000; round += 1) {
    const text = Array.from({ length: 12 }, pick).join('');
    const expected = [...whole.segment(text)].filter(({ isWordLike }) => isWordLike).length;
    expect(countWords(text), JSON.stringify(text)).toBe(expected);
  }
});

describe('minutes', () => {
  test.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [1401, 8],
  ])('%i words take %i', (count, minutes) => {
    expect(readMinutes('word '.repeat(count))).toBe(minutes);
  });
});
