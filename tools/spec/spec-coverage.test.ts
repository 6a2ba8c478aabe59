import { describe, expect, test } from 'vitest';
import { SPEC_LINES, type SpecLine } from '#tests/spec/lines.ts';
import { readReport, type TaggedTest } from './collect-tests.ts';
import { compare } from './compare.ts';
import { coveragePage } from './coverage-page.ts';

const TILES: SpecLine = { id: '2.home.tiles', section: 'Home', text: 'Four feature tiles.' };
const ROW: SpecLine = { id: '2.routes.home', section: 'Routes', text: '/ | Home' };
const CLOSING: SpecLine = {
  id: '4.no-others',
  section: 'States',
  text: 'No other statuses.',
  kind: 'background',
  reason: 'Closes the list.',
};

const tagged = (title: string, tags: string[], line = 1): TaggedTest => ({
  file: 'home.spec.ts',
  line,
  title,
  tags,
});

describe('the list of lines', () => {
  test('has ids that begin with the number of their section and can be tags', () => {
    expect(SPEC_LINES.length).toBeGreaterThan(200);
    for (const { id, section } of SPEC_LINES) {
      expect(id).toMatch(/^\d(\.[a-z0-9]+(-[a-z0-9]+)*)+$/);
      expect(section.startsWith('Opening') ? '0' : section[0]).toBe(id[0]);
    }
  });
});

describe('what Playwright lists', () => {
  const spec = (title: string, line: number, expectedStatus = 'passed') => ({
    title,
    tags: ['2.home.tiles', '2.home.tiles'],
    file: 'home.spec.ts',
    line,
    tests: [{ expectedStatus }],
  });
  const suites = [
    {
      title: 'home.spec.ts',
      specs: [spec('last', 9)],
      suites: [{ title: 'the grid', specs: [spec('first', 3), spec('skipped', 5, 'skipped')] }],
    },
  ];

  test('is read in order, groups before titles, without repeated tags and skipped tests', () => {
    expect(readReport({ suites, errors: [] })).toEqual([
      { file: 'home.spec.ts', line: 3, title: 'the grid: first', tags: ['2.home.tiles'] },
      { file: 'home.spec.ts', line: 9, title: 'last', tags: ['2.home.tiles'] },
    ]);
  });

  test('is refused where a file could not be loaded', () => {
    expect(() => readReport({ suites, errors: [{ message: 'SyntaxError' }] })).toThrow(
      /could not load every test:\nSyntaxError/,
    );
  });
});

describe('the comparison', () => {
  test('finds nothing where each line has a test or a reason', () => {
    expect(compare([TILES, CLOSING], [tagged('four tiles', ['2.home.tiles'])]).faults).toEqual([]);
  });

  test('names a line without a test', () => {
    expect(compare([TILES], [tagged('four tiles', [])]).faults).toEqual([
      '2.home.tiles has no test: Four feature tiles.',
    ]);
  });

  test('names a tag that stands for no line', () => {
    const tests = [tagged('four tiles', ['2.home.tiles', '2.home.tile'], 7)];
    expect(compare([TILES], tests).faults).toEqual([
      'home.spec.ts:7: the tag @2.home.tile of “four tiles” names no line',
    ]);
  });

  test('names an id that stands twice', () => {
    expect(compare([CLOSING, CLOSING], []).faults).toEqual([
      '4.no-others names two lines of the specification',
    ]);
  });
});

describe('the page', () => {
  test('shows lines with their tests, one for each loop, and the reason of what has none', () => {
    const page = coveragePage(
      compare(
        [ROW, CLOSING],
        [
          tagged('for 320 px', ['2.routes.home'], 4),
          tagged('for 390 px', ['2.routes.home'], 4),
          tagged('it is there', ['2.routes.home'], 8),
        ],
      ),
    );
    expect(page).toContain('2 lines: 1 proven by 3 tests, 1 background.');
    const file = '[home.spec.ts](../tests/e2e/home.spec.ts)';
    expect(page).toContain(
      `| 2.routes.home | / \\| Home | for 320 px (and 1 like it), ${file}<br>it is there, ${file} |`,
    );
    expect(page).toContain('| 4.no-others | No other statuses. | Background. Closes the list. |');
  });
});
