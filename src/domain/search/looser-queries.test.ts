import { expect, test } from 'vitest';
import { looserQueries } from './looser-queries.ts';

test('one word is left out, then two', () => {
  expect(looserQueries(['a', 'b', 'c'])).toEqual([
    [
      ['b', 'c'],
      ['a', 'c'],
      ['a', 'b'],
    ],
    [['c'], ['b'], ['a']],
  ]);
});

test('a single word cannot be made looser', () => {
  expect(looserQueries(['a'])).toEqual([]);
  expect(looserQueries([])).toEqual([]);
});

test('of a long query the first six words count', () => {
  expect(looserQueries([...'abcdefgh'])[0]).toEqual([[...'abcdef']]);
});
