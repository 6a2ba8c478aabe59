import { expect, test } from 'vitest';
import { dayIn, isTimeZone } from './days.ts';

test('a day begins where the owner is', () => {
  // eslint-disable-next-line no-restricted-globals -- A given instant, not a clock.
  const instant = new Date('2026-11-25T18:00:00Z');
  expect(dayIn('Pacific/Auckland', instant)).toBe('2026-11-26');
  expect(dayIn('America/Los_Angeles', instant)).toBe('2026-11-25');
  expect([isTimeZone('Europe/Berlin'), isTimeZone('Europe/Nowhere')]).toEqual([true, false]);
});
