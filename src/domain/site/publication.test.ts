import { describe, expect, test } from 'vitest';
import { publicationDay, standingOn } from './publication.ts';

describe('how an entry stands on a day', () => {
  test('without a word about it, it is part of the site', () => {
    expect(standingOn({}, '2026-11-23')).toBe('published');
  });

  test('it is part of the site from its day on, not the day before', () => {
    const entry = { publishOn: '2026-12-01' };
    expect(standingOn(entry, '2026-11-30')).toBe('scheduled');
    expect(standingOn(entry, '2026-12-01')).toBe('published');
  });

  test('an article that bears a day ahead waits for that day', () => {
    expect(standingOn({ publishedOn: '2027-01-01' }, '2026-12-31')).toBe('scheduled');
    expect(standingOn({ publishedOn: '2027-01-01' }, '2027-01-01')).toBe('published');
  });

  test('of two days the later one counts', () => {
    expect(publicationDay({ publishOn: '2026-12-01', publishedOn: '2026-12-03' })).toBe(
      '2026-12-03',
    );
  });

  test('a draft stays a draft after its day', () => {
    expect(standingOn({ draft: true, publishOn: '2020-01-01' }, '2026-11-23')).toBe('draft');
  });

  test('null names no day', () => {
    expect(publicationDay({ publishOn: null })).toBeNull();
    expect(standingOn({ draft: false, publishOn: null }, '2026-11-23')).toBe('published');
  });

  test('an offer is there from its first day to its last', () => {
    const offer = { startsOn: '2026-12-01', endsOn: '2026-12-31' };
    const days = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'];
    expect(days.map((day) => standingOn(offer, day))).toEqual([
      'scheduled',
      'published',
      'published',
      'ended',
    ]);
  });

  test('an offer that was found to be gone is gone from that day on', () => {
    const offer = { endsOn: '2026-12-31', expired: { on: '2026-12-10' } };
    expect(standingOn(offer, '2026-12-09')).toBe('published');
    expect(standingOn(offer, '2026-12-10')).toBe('ended');
  });
});
