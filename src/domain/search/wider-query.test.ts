import { expect, test } from 'vitest';
import { widerQuery } from './wider-query.ts';

test.each([
  ['quilmark', 'quil'],
  ['  Germny  bonusses ', 'Germ bonu'],
  ['kyc rulse', 'kyc ruls'],
])('%j is widened to %j', (query, wider) => {
  expect(widerQuery(query)).toBe(wider);
});

test.each(['', '  ', 'kyc', 'btc eth'])('%j has nothing to cut', (query) => {
  expect(widerQuery(query)).toBeNull();
});

test('a character of two code units is not cut in half', () => {
  expect(widerQuery('abc😀def')).toBe('abc😀');
});
