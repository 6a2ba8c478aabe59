import { expect, test } from 'vitest';
import { isoDate, isoDateOrMonth } from './iso-date.ts';

test('a bare date is the same text whether the YAML parser gives text or a Date', () => {
  expect(isoDate.parse('2026-11-20')).toBe('2026-11-20');
  expect(isoDate.parse(new Date('2026-11-20T00:00:00Z'))).toBe('2026-11-20');
  expect(isoDateOrMonth.parse(new Date('2026-03-12T00:00:00Z'))).toBe('2026-03-12');
});

test('a month is accepted only where a month is allowed', () => {
  expect(isoDateOrMonth.parse('2026-06')).toBe('2026-06');
  expect(isoDate.safeParse('2026-06').success).toBe(false);
});

test.each(['2026-02-30', '2026-13-01', '20 Nov 2026', '', new Date('nonsense'), undefined, 2026])(
  '%s is refused',
  (value) => {
    expect(isoDate.safeParse(value).success).toBe(false);
    expect(isoDateOrMonth.safeParse(value).success).toBe(false);
  },
);
