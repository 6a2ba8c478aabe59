import { expect, test } from 'vitest';
import { FOLDERS, fallbacksIn, pageHref } from './folders.ts';

test('a page in a folder has the folder and its slug as its address', () => {
  expect(pageHref({ base: '/tables' }, 'oak')).toBe('/tables/oak');
});

test('only folders with a fallback answer for unknown addresses', () => {
  expect(
    fallbacksIn({ tables: { base: '/tables', fallback: 'oak' }, chairs: { base: '/chairs' } }),
  ).toEqual([{ under: '/tables', page: '/tables/oak' }]);
});

// SPEC section 2: the defaults of the three folders whose unknown addresses fall back.
test('unknown categories and games get the defaults that the specification names', () => {
  expect(fallbacksIn(FOLDERS)).toEqual([
    { under: '/bonuses', page: '/bonuses/no-deposit' },
    { under: '/games', page: '/games/crash' },
    { under: '/payments-kyc', page: '/payments-kyc/fast-payout' },
  ]);
});
