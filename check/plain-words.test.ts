import { mkdirSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentCopy, copyContent } from '#tests/fixtures/content-copy.ts';
import { CONTENTS } from '#tests/fixtures/contents.ts';
import { checkContent } from './check-content.ts';
import { formatProblem } from './describe-issue.ts';
import { slugOf } from './read/file-names.ts';
import { withLines } from './read/problem-lines.ts';
import { readYaml } from './read/read-yaml.ts';

let copy: ContentCopy;
beforeAll(() => {
  copy = copyContent(CONTENTS['one-of-everything'].contentDir);
});
afterAll(() => copy.remove());

/** Problems and warnings while a file has another text, with the lines. */
async function saidWith(file: string, text: string | ((before: string) => string)) {
  const before = typeof text === 'string' ? null : copy.read(file);
  copy.write(file, typeof text === 'string' ? text : text(before ?? ''));
  const { problems, warnings } = await checkContent(copy.root, 'content');
  if (before !== null) copy.write(file, before);
  return withLines([...problems, ...warnings], copy.root).map(formatProblem);
}

test.each([
  ['a: 1\nb: "two\nc: 3\nd: "4"\n', 2, 'its other half at the end'],
  ['a:\n  - x\n  – y\nb: 1\n', 3, 'the same spaces in front'],
  ['a: 1\nb: *bold* text\n', 2, 'quotes around the whole text'],
  ['a: [x] text\n', 1, 'quotes around the whole text'],
])('%j is explained', (text, line, expected) => {
  const said = { line, expected: expect.stringContaining(expected) as string };
  expect(readYaml(text).faults).toMatchObject([said]);
});

test('brackets without an end are refused', () => {
  expect(readYaml(`a: ${'['.repeat(5000)}\n`).faults).toHaveLength(1);
});

describe('what is said of a mistake', () => {
  test.each<[string, RegExp, string, string]>([
    [
      'site.yaml',
      /supportEmail: .*/,
      'supportEmail: x',
      ': found "x", expected a mail address such as name@example.org',
    ],
    ['site.yaml', /baseUrl: (.*)/, 'baseUrl: $1/site', 'without a path'],
    [
      'links.yaml',
      /payment:/,
      "inCountry: { DE: 'https://brackenhall.example/de' }\n    payment:",
      ': found the name DE, expected small letters, digits and single hyphens',
    ],
    ['site.yaml', /rtpPercent: .*/, 'rtpPercent: 100', 'found 100, expected less than 100'],
    [
      'site.yaml',
      /rtpPercent: .*/,
      'rtpPercent: .inf',
      'found no finite number (Infinity), expected a number',
    ],
    [
      'casinos/brackenhall.yaml',
      /gameCount:([^]*?)value: \d+/,
      'gameCount:$1value: 3.400',
      '3,400 is written 3400',
    ],
    [
      'casinos/brackenhall.yaml',
      /\nsources:[^]*?\nfacts:/,
      '\nsources: {}\nfacts:',
      /→ sources: found \{\}, expected the sources of \d+ facts/.source,
    ],
    [
      'casinos/brackenhall.yaml',
      /rtpPercent: .*?(?=[ }\n])/,
      'rtpPercent: 0.97',
      'found 0.97, expected percent: 97, not 0.97',
    ],
    [
      'casinos/brackenhall.yaml',
      /established:\n {4}value: \d+/,
      'established:\n    value: 2062',
      'found 2062, expected at most \\d{4}',
    ],
    ['blog/the-post.md', /publishedOn: .*/, 'publishedOn: 0206-11-20', 'a day from 1900 to 2099'],
    [
      'blog/the-post.md',
      /updatedOn: .*/,
      'updatedOn: 20261118',
      'found 20261118, expected a day written as YYYY-MM-DD, for example 2026-11-20. Did you mean 2026-11-18.$',
    ],
    ['blog/the-post.md', /publishedOn: .*/, 'publishedOn: 2006-11-20', 'a day since 2009-01-03'],
  ])('of %s with %s', async (file, from, to, said) => {
    const lines = await saidWith(file, (text) => text.replace(from, to));
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(`^content/${file}:\\d+ .*${said.replace(/[()](?!\\)/g, '.')}`),
      ),
    ]);
  });
});

test('no page of one’s own takes an address that the site has', async () => {
  const routes = readdirSync('src/pages').map((name) => name.split('.')[0] ?? '');
  const made =
    /^(?:\[|about|accessibility|affiliate|cookie-policy|crypto|licenses|responsible-gaming|feed|favicon|icon|robots|site|sitemap|search-)/;
  const names = routes.filter((name) => name !== '' && !made.test(name));
  const text = copy.read('pages/terms-of-service.md');
  for (const name of names)
    copy.write(`pages/${name}.md`, text.replace(/^title: /m, `title: ${name} `));
  mkdirSync(`${copy.root}/public`);
  const written = ['about.html', 'reviews', 'robots.txt', '_headers'].map(
    (name) => `public/${name}`,
  );
  for (const file of written) copy.write(`../${file}`, '');
  const { problems } = await checkContent(copy.root, 'content');
  const files = problems.map(({ file }) => file);
  const pages = names.map((name) => `content/pages/${name}.md`);
  expect(files).toEqual(expect.arrayContaining([...pages, ...written]));
});

test.each([
  ['Işık Bahis', 'isik-bahis'],
  ['Kasino Straße', 'kasino-strasse'],
  ['Łódź Casino', 'lodz-casino'],
  ['Đà Nẵng', 'da-nang'],
  ['Øresund Þing Ægir', 'oresund-thing-aegir'],
])('%s keeps its letters in %s', (name, slug) => expect(slugOf(name)).toBe(slug));
