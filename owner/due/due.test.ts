import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleContent } from '#tests/fixtures/checked-content.ts';
import { type Due, dueList } from './due-list.ts';
import { dueTable } from './due-table.ts';

const content = sampleContent();
const list = dueList(content, '2026-11-23');

const ONE: Due = {
  file: 'content/casinos/a.yaml',
  field: 'facts.established.checkedOn',
  on: '2026-11-04',
  limit: 'fact',
  says: '2019',
  sources: ['https://a.example/about'],
  dueOn: '2027-05-03',
  state: 'not yet',
};

describe('the list of what is due', () => {
  test.each([
    [
      // 2026-11-25 and 90 days: 5 of November, 31 of December, 31 of January, 23 of February.
      'helplines/gamcare.yaml readOn',
      {
        dueOn: '2027-02-23',
        limit: 'helpline',
        state: 'not yet',
        says: '0808 8020 133; https://gamcare.org.uk; 24 hours a day, every day',
        sources: expect.arrayContaining([
          'https://community.gamcare.org.uk/guidelines/',
        ]) as unknown,
      },
    ],
    [
      // And 180 days.
      'casinos/quillmark.yaml facts.established.checkedOn',
      {
        on: '2026-11-04',
        dueOn: '2027-05-03',
        says: '2019',
        sources: ['https://quillmark.example/about'],
      },
    ],
    [
      'bonuses/saltlantern-cashback.yaml terms.cap.checkedOn',
      { limit: 'offer', says: '{ minorUnits: 15000, currency: USD }' },
    ],
    ['countries/canada.yaml readOn', { limit: 'law' }],
    [
      'licences/mga.yaml readOn',
      { sources: expect.arrayContaining(['https://mga.org.mt/licensee-register']) as unknown },
    ],
  ])('has %s', (place, due) => {
    expect(list.find(({ file, field }) => `${file} ${field}`.endsWith(place))).toMatchObject(due);
  });

  test('has the last day of an offer', () => {
    const [offer] = content.bonuses;
    if (offer === undefined) throw new Error('Expected an offer');
    const ends = { ...offer, data: { ...offer.data, endsOn: '2026-12-31' } };
    const [last] = dueList({ ...content, bonuses: [ends] }, '2026-11-23').filter(
      ({ field }) => field === 'endsOn',
    );
    expect(last).toMatchObject({ dueOn: '2026-12-31', limit: 'last day', state: 'not yet' });
    expect(last?.says).toContain(offer.data.headline);
  });

  test('has what turned up after the launch, and nothing of it before', () => {
    const lines = (launchedOn: string) => {
      const site = content.site.map((one) => ({ ...one, data: { ...one.data, launchedOn } }));
      const all = dueList({ ...content, site }, '2026-11-23');
      return all.filter(({ limit }) => limit === 'launch').map(({ file }) => path.basename(file));
    };
    expect(lines('2026-11-23')).toContain('vantry.yaml');
    expect(lines('2026-11-24')).toEqual([]);
  });

  test('comes in the order of the days', () => {
    const days = list.map(({ dueOn }) => dueOn);
    expect(days.length).toBeGreaterThan(300);
    expect(days).toEqual(days.toSorted());
  });
});

describe('as a table', () => {
  test('each has a line, under columns that line up', () => {
    const [head = '', line = '', ...more] = dueTable([ONE]).split('\n');
    expect(more).toEqual([]);
    expect(line).toBe(
      '2027-05-03  not yet  fact  content/casinos/a.yaml → facts.established  2019      https://a.example/about',
    );
    expect(head.indexOf('Source')).toBe(line.indexOf('https'));
  });
});
