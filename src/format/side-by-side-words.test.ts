import { expect, test } from 'vitest';
import {
  formatBest,
  formatCompared,
  formatFailure,
  formatFetching,
  formatLeftOut,
} from './side-by-side-words.ts';

const SHORT = { ofTwo: 'Shorter', ofMore: 'Shortest' };

test.each([
  { places: [0], knownCount: 2, isSomeUnknown: false, words: 'Shorter' },
  { places: [0], knownCount: 3, isSomeUnknown: false, words: 'Shortest' },
  { places: [0, 2], knownCount: 4, isSomeUnknown: false, words: 'Shortest, shared' },
  { places: [1], knownCount: 2, isSomeUnknown: true, words: 'Shorter of the two known' },
  { places: [1], knownCount: 3, isSomeUnknown: true, words: 'Shortest of the three known' },
  {
    places: [1, 2],
    knownCount: 3,
    isSomeUnknown: true,
    words: 'Shortest of the three known, shared',
  },
])('the best of a row is called: $words', ({ words, ...best }) => {
  expect(formatBest(SHORT, best)).toBe(words);
});

test('the casinos are named, and how far they differ', () => {
  expect(formatCompared(['Ash', 'Bay'], { different: 14, total: 31 })).toBe(
    'Ash and Bay side by side. They differ in 14 of 31 facts.',
  );
  expect(formatCompared(['Ash', 'Bay', 'Cole'], { different: 31, total: 31 })).toBe(
    'Ash, Bay and Cole side by side. They differ in all 31 facts.',
  );
  expect(formatCompared(['Ash'], { different: 0, total: 31 })).toBe(
    'Ash alone. Add another casino to compare it with.',
  );
});

test('what is being fetched is named, once it is known', () => {
  expect(formatFetching(['Ash', 'Bay'])).toBe('Fetching Ash and Bay…');
  expect(formatFetching([])).toBe('Looking through all casinos…');
});

test('what is left out is named, with the reason', () => {
  expect(formatLeftOut({ unknown: [], beyond: [], most: 4 })).toEqual([]);
  expect(formatLeftOut({ unknown: ['ashes'], beyond: [], most: 4 })).toEqual([
    'We left out ashes: no casino here has such an id.',
  ]);
  expect(formatLeftOut({ unknown: ['x', 'y'], beyond: ['Elm', 'Fen'], most: 4 })).toEqual([
    'We left out x and y: no casino here has such an id.',
    'We left out Elm and Fen: at most four fit side by side.',
  ]);
});

test('what failed is named, and that nothing of the choice is lost', () => {
  expect(formatFailure(['Ash', 'Bay'])).toBe(
    'Ash and Bay couldn’t be fetched. Your choice is still in the address.',
  );
  expect(formatFailure([])).toMatch(/^The list of casinos couldn’t be fetched/);
});
