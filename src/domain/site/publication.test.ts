import { expect, test } from 'vitest';
import { type Publication, publicationDay, type Standing, standingOn } from './publication.ts';

const OFFER = { startsOn: '2026-12-01', endsOn: '2026-12-31' };

const CASES: [what: string, entry: Publication, day: string, standing: Standing][] = [
  ['without a word about it', {}, '2026-11-23', 'published'],
  ['with null, which names no day', { draft: false, publishOn: null }, '2026-11-23', 'published'],
  ['before its day', { publishOn: '2026-12-01' }, '2026-11-30', 'scheduled'],
  ['on its day', { publishOn: '2026-12-01' }, '2026-12-01', 'published'],
  [
    'before the day that an article bears',
    { publishedOn: '2027-01-01' },
    '2026-12-31',
    'scheduled',
  ],
  ['on the day that an article bears', { publishedOn: '2027-01-01' }, '2027-01-01', 'published'],
  [
    'as a draft, even after its day',
    { draft: true, publishOn: '2020-01-01' },
    '2026-11-23',
    'draft',
  ],
  ['before an offer starts', OFFER, '2026-11-30', 'scheduled'],
  ['on the first day of an offer', OFFER, '2026-12-01', 'published'],
  ['on the last day of an offer', OFFER, '2026-12-31', 'published'],
  ['after the last day of an offer', OFFER, '2027-01-01', 'ended'],
  ['before an offer was found gone', { expired: { on: '2026-12-10' } }, '2026-12-09', 'published'],
  [
    'from the day on which it was',
    { ...OFFER, expired: { on: '2026-12-10' } },
    '2026-12-10',
    'ended',
  ],
];

test.each(CASES)('an entry stands %s', (_, entry, day, standing) => {
  expect(standingOn(entry, day)).toBe(standing);
});

test('of two days the later one counts, and null names none', () => {
  const days = { publishOn: '2026-12-01', publishedOn: '2026-12-03' };
  expect(publicationDay(days)).toBe('2026-12-03');
  expect(publicationDay({ publishOn: null })).toBeNull();
});
