import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../dates/days.ts';
import { count } from './case-dates.ts';
import { CONVENTIONS } from './conventions.ts';
import { addSpan, sendByDay, weekdayOf } from './periods.ts';
import { progressOf, startingEvent } from './read-case.ts';

const day = fc.integer({ min: 0, max: 7300 }).map((n) => addDays('2024-01-01', n));
const n = fc.integer({ min: 1, max: 60 });
// eslint-disable-next-line no-restricted-globals -- A calendar, not a clock.
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const event = (kind: string, from: string, to = from) => ({ kind, dayFrom: from, dayTo: to });

/** Proof of each convention: a property, or days worked by hand. */
const HELD: Record<string, () => void> = {
  'first-day': () => expect(addSpan('2026-11-27', { n: 1, unit: 'days' })).toBe('2026-11-28'),
  'receipt-day-one': () =>
    fc.assert(
      fc.property(day, n, (start, weeks) => {
        const end = count(start, { n: weeks, unit: 'weeks' }, { isDayOne: true }).day;
        expect(days(start, end)).toBe(weeks * 7 - 1);
      }),
    ),
  days: () =>
    fc.assert(
      fc.property(day, n, (start, more) => {
        expect(days(start, addSpan(start, { n: more, unit: 'days' }))).toBe(more);
      }),
    ),
  'business-days': () =>
    fc.assert(
      fc.property(day, n, (start, more) => {
        const end = addSpan(start, { n: more, unit: 'business-days' });
        const between = Array.from({ length: days(start, end) }, (_, at) => addDays(start, at + 1));
        expect(between.filter((one) => !/^S/.test(weekdayOf(one)))).toHaveLength(more);
        expect(weekdayOf(end)).not.toMatch(/^S/);
      }),
    ),
  weeks: () =>
    fc.assert(
      fc.property(day, n, (start, weeks) => {
        expect(weekdayOf(addSpan(start, { n: weeks, unit: 'weeks' }))).toBe(weekdayOf(start));
      }),
    ),
  months: () => {
    expect(addSpan('2027-08-31', { n: 6, unit: 'months' })).toBe('2028-02-29');
    expect(addSpan('2026-08-31', { n: 6, unit: 'months' })).toBe('2027-02-28');
    expect(addSpan('2028-02-29', { n: 12, unit: 'months' })).toBe('2029-02-28');
    fc.assert(
      fc.property(day, n, (start, more) => {
        const end = addSpan(start, { n: more, unit: 'months' });
        const isLast = addDays(end, 1).endsWith('-01');
        expect(end.slice(8) === start.slice(8) || (isLast && end.slice(8) < start.slice(8))).toBe(
          true,
        );
      }),
    );
  },
  // Nov 29, 2026, is a Sunday.
  weekend: () => expect(addSpan('2026-11-27', { n: 2, unit: 'days' })).toBe('2026-11-29'),
  hours: () => {
    expect(addSpan('2026-11-27', { n: 24, unit: 'hours' })).toBe('2026-11-28');
    expect(addSpan('2026-11-27', { n: 25, unit: 'hours' })).toBe('2026-11-29');
  },
  zone: () => {
    const at = { kind: 'bet-settled', at: '2026-05-31T23:30:00-05:00' };
    const found = startingEvent({ events: [at] }, 'bet-settled');
    expect(found).toMatchObject({ early: '2026-05-31', late: '2026-06-01', doubt: 'utc-later' });
    const east = startingEvent({ events: [{ ...at, at: '2026-06-01T03:00:00+09:00' }] }, 'bet');
    expect(east).toMatchObject({ early: '2026-05-31', late: '2026-06-01', doubt: 'utc-earlier' });
  },
  'unknown-day': () => {
    const found = startingEvent({ events: [event('event', '2026-06-01', '2026-06-30')] }, 'issue');
    expect(found).toMatchObject({ early: '2026-06-01', late: '2026-06-30', doubt: 'span' });
  },
  'two-events': () => {
    const events = [event('deposit-taken', '2026-11-24'), event('request', '2026-11-20')];
    expect(startingEvent({ events }, 'incident')).toMatchObject({ early: '2026-11-20' });
  },
  receipt: () => {
    const done = [{ kind: 'complaint-mail', day: '2026-11-20' }];
    const input = {
      today: '2026-11-27',
      licences: [],
      ownClause: { state: 'not-recorded' },
      country: 'NO',
      trouble: 'account-closed',
      events: [],
      done,
    } as const;
    expect(progressOf(input, null).sentOn).toBe('2026-11-20');
  },
  'send-by': () => {
    // Monday, Nov 30, 2026: a day before, and a business day before.
    expect(sendByDay('2026-11-30', 'days', '2026-11-01')).toBe('2026-11-29');
    expect(sendByDay('2026-11-30', 'business-days', '2026-11-01')).toBe('2026-11-27');
    expect(sendByDay('2026-11-30', 'days', '2026-12-01')).toBeNull();
    fc.assert(
      fc.property(day, n, (today, more) => {
        const last = addDays(today, more);
        const sent = sendByDay(last, 'days', today) ?? '';
        expect(sent >= today && sent < last).toBe(true);
      }),
    );
  },
  'not-less-than': () => expect(count('2026-11-27', { n: 7, unit: 'days' }).day).toBe('2026-12-04'),
  after: () =>
    expect(count('2026-11-27', { n: 30, unit: 'days' }, { isAfter: true }).day).toBe('2026-12-28'),
  today: () => expect(sendByDay('2026-11-27', 'days', '2026-11-27')).toBe('2026-11-27'),
};

describe('counting days', () => {
  test.each(CONVENTIONS.map(({ id, rule }) => [id, rule]))('%s: %s', (id) => {
    expect(HELD[id]).toBeDefined();
    HELD[id]?.();
  });
});
