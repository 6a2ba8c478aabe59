import { expect, test } from 'vitest';
import { listPageHref } from './list-address.ts';

test('the first page of a list keeps the address of the list', () => {
  expect(listPageHref('/bonuses', 1)).toBe('/bonuses');
});

test('a later page is never a single step below the list, where categories have their addresses', () => {
  expect(listPageHref('/bonuses', 2)).toBe('/bonuses/page/2');
  expect(listPageHref('/bonuses/reload', 12)).toBe('/bonuses/reload/page/12');
});
