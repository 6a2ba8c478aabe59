import { describe, expect, test } from 'vitest';
import { SELF_CHECK_BANDS } from '#domain/self-check/self-check.ts';
import { COLLECTIONS } from '#schemas/collections.ts';
import { entryOf } from '../fixtures/checked-content.ts';
import { content } from './content.ts';

/** Pages of the site that a file stands behind, by name. */
const PAGES = COLLECTIONS.pages.ids ?? [];

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).toSorted();
const bodyOf = (page: string) => entryOf(content.pages, page).body;

/** The anchors of a page's headings, for headings of letters and spaces alone. */
const anchorsIn = (body: string) =>
  [...body.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );

describe('articles', () => {
  test('leave the only first-level heading to their title', () => {
    for (const { file, body } of [...content.articles, ...content.blog]) {
      expect(body, file).not.toMatch(/^# /m);
    }
  });
});

describe('games', () => {
  test('the one that answers for unknown addresses has its file', () => {
    expect(idsOf(content.games)).toContain('crash');
  });

  test('a pace without a source says that it is an assumption', () => {
    for (const { file, data } of content.games) {
      if (data.pace.source === null) expect(data.pace.note, file).toMatch(/assumption/i);
    }
  });

  test('no rules share a place, and none names a bet twice', () => {
    const places = content.gameRules.map(({ data }) => data.order);
    expect(new Set(places).size).toBe(places.length);
    for (const { file, data } of content.gameRules) {
      const names = data.bets.map(({ bet }) => bet);
      expect(new Set(names).size, file).toBe(names.length);
    }
  });

  test('an edge given as a fraction has the same value in percent, to the printed digits', () => {
    for (const { bet, edgePercent, source } of content.gameRules.flatMap(({ data }) => data.bets)) {
      const [, over, under] = /^Computed: (\d+)\/(\d+)$/.exec(source) ?? [];
      if (over === undefined) continue;
      expect(Number(((100 * Number(over)) / Number(under)).toFixed(4)), bet).toBe(edgePercent);
    }
  });
});

test('no two questions share a place', () => {
  const places = content.faq.map(({ data }) => data.order);
  expect(new Set(places).size).toBe(places.length);
});

describe('text pages', () => {
  test('each that others lead to has its file, and all open with a second-level heading', () => {
    expect(PAGES.length).toBeGreaterThan(0);
    expect(idsOf(content.pages)).toEqual(expect.arrayContaining([...PAGES]));
    for (const { file, body } of content.pages) expect(body.trimStart(), file).toMatch(/^## /);
  });

  test.each([
    ['cookie-policy', 'What is stored in your browser'],
    ['affiliate-disclosure', 'Every paid link'],
    ['responsible-gaming', 'Self-check'],
    ['responsible-gaming', 'Helplines'],
  ])('on %s the heading “%s”, under which something is put, stands once', (page, heading) => {
    expect(`\n${bodyOf(page)}`.split(`\n## ${heading}\n`)).toHaveLength(2);
  });
});

describe('self-check', () => {
  const { questions, bands } = entryOf(content.selfCheck, 'self-check').data;

  test('has the nine questions and the four bands of the published index', () => {
    expect(questions).toHaveLength(9);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(9);
    expect(bands.map(({ minPoints, maxPoints }) => [minPoints, maxPoints])).toEqual(
      SELF_CHECK_BANDS.map(({ minPoints, maxPoints }) => [minPoints, maxPoints]),
    );
  });

  test('each next step leads to a heading that exists', () => {
    const anchors = anchorsIn(bodyOf('responsible-gaming'));
    const links = bands.flatMap(({ whereNext }) => whereNext);
    expect(links.length).toBeGreaterThanOrEqual(bands.length);
    for (const { href } of links) {
      const [path, anchor] = href.split('#');
      expect(path).toBe('/responsible-gaming');
      expect(anchors, href).toContain(anchor);
    }
  });
});
