import { describe, expect, test } from 'vitest';
import { refusals } from '../describe-issue.ts';
import { checkAge } from './check-age.ts';
import { sampleContent } from '#tests/fixtures/checked-content.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import type { Content } from '../read/read-content.ts';

const content = sampleContent();

const NOTHING = Object.fromEntries(
  Object.keys(content).map((name) => [name, []]),
) as unknown as Content;

/** A content of one helpline, last looked at on a day. */
const helplineOf = (day: string): Content => ({
  ...NOTHING,
  helplines: content.helplines.slice(0, 1).map((entry) => ({
    ...entry,
    data: {
      ...entry.data,
      updatedOn: undefined,
      sources: [{ title: 'Its own page', url: 'https://help.example', readOn: day }],
    },
  })),
});

describe('age of what is said', () => {
  // From 1 January 2026: 1 April is 90 days later, 2 April 91.
  test.each([
    ['2026-04-01', 0],
    ['2026-04-02', 1],
    ['2027-07-01', 1],
  ])('a helpline of 1 January, seen on %s, is refused on no day', (today, count) => {
    const found = checkAge(helplineOf('2026-01-01'), today);
    expect([found.length, refusals(found).length]).toEqual([count, 0]);
  });

  test('a day in the future is refused', () => {
    const problems = refusals(checkAge(helplineOf('2026-01-02'), '2026-01-01'));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.expected).toBe('a day up to 2026-01-01');
  });

  test('a day on which a text went up grows old without harm, but never lies ahead', () => {
    const [article] = content.articles;
    if (article === undefined) throw new Error('Expected an article, found none');
    const sources = [{ title: 'A page', url: 'https://page.example', readOn: '2030-01-01' }];
    const data = { ...article.data, publishedOn: '2026-01-01', updatedOn: '2030-01-01', sources };
    const old = { ...helplineOf('2030-01-01'), articles: [{ ...article, data }] };
    expect(checkAge(old, '2030-01-01')).toEqual([]);
    const ahead = refusals(checkAge(old, '2025-12-31')).map(({ field }) => field);
    expect(ahead).toEqual(['publishedOn', 'updatedOn', 'sources[0].readOn', 'sources[0].readOn']);
  });

  test('no date may lie ahead, however deep in a file', () => {
    const ahead = refusals(checkAge(content, '2000-01-01')).map(
      ({ file, field }) => `${file} ${field}`,
    );
    expect(ahead).toEqual(
      expect.arrayContaining([
        `${SAMPLE}/casinos/quillmark.yaml updatedOn`,
        `${SAMPLE}/casinos/quillmark.yaml history[0].on`,
        `${SAMPLE}/links.yaml links[0].since`,
        `${SAMPLE}/countries/canada.yaml recentChanges[0].on`,
        `${SAMPLE}/licences/curacao.yaml sources.complaint-rules.readOn`,
        `${SAMPLE}/pages/terms-of-service.md updatedOn`,
      ]),
    );
  });

  const dayAfter = (days: number) =>
    new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
  const countIn = (
    all: readonly { data: object }[],
    key: 'facts' | 'countryLicences' | 'loyalty' | 'terms',
  ) =>
    all
      .flatMap(({ data }) => Object.values((data as Record<string, object>)[key] ?? {}))
      .filter((one) => one !== null && typeof one === 'object' && 'checkedOn' in one).length;

  test.each([
    ['offers', 'bonuses', 90, countIn(content.bonuses, 'terms')],
    [
      'facts of casinos',
      'casinos',
      180,
      countIn(content.casinos, 'facts') +
        countIn(content.casinos, 'countryLicences') +
        countIn(content.casinos, 'loyalty'),
    ],
    ['laws', 'countries', 180, content.countries.length],
    ['guides', 'articles', 180, content.articles.length],
    ['licences', 'licences', 180, content.licences.length],
    ['rules of games', 'gameRules', 180, content.gameRules.length],
  ] as const)('%s are worth a warning, each of them', (_, collection, warnAfter, count) => {
    const aged = JSON.stringify(content[collection]).replaceAll(/\d{4}-\d{2}-\d{2}/g, '2026-01-01');
    const old: Content = { ...NOTHING, [collection]: JSON.parse(aged) };
    const found = (days: number) => {
      const all = checkAge(old, dayAfter(days));
      return [all.length, refusals(all).length];
    };
    expect(count).toBeGreaterThan(2);
    expect(found(warnAfter)).toEqual([0, 0]);
    expect(found(warnAfter + 1)).toEqual([count, 0]);
  });
});
