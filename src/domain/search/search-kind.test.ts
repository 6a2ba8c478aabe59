import { expect, test } from 'vitest';
import { isSearchKind, kindsFound } from './search-kind.ts';

test('kinds without results are not offered, the others keep their order', () => {
  expect(kindsFound({ question: 2, casino: 1, game: 0 })).toEqual([
    { kind: 'casino', count: 1 },
    { kind: 'question', count: 2 },
  ]);
});

test('only the known words are kinds', () => {
  expect(isSearchKind('casino')).toBe(true);
  expect(isSearchKind('toString')).toBe(false);
});
