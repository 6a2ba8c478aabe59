import { afterAll, beforeEach, expect, test } from 'vitest';
import { type ContentCopy, copyContent } from '#tests/fixtures/content-copy.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';

let copy: ContentCopy = copyContent(SAMPLE);
beforeEach(() => {
  copy.remove();
  copy = copyContent(SAMPLE);
});
afterAll(() => copy.remove());

const redirects = (...pairs: [from: string, to: string | null][]) =>
  copy.write(
    'redirects.yaml',
    JSON.stringify({ redirects: pairs.map(([from, to]) => ({ from, to })) }),
  );
const said = async () => (await copy.problems()).map((line) => line.replace(/^content\//, ''));
const where = 'redirects.yaml → redirects';

test('redirects to pages, to places on them and to nothing pass', async () => {
  redirects(['/reviews/old', '/reviews/quillmark#facts'], ['/a/b', '/'], ['/blog/gone', null]);
  expect(await said()).toEqual([]);
});

test.each<[string, [string, string | null][], string[]]>([
  [
    'a page',
    [['/faq', '/bonuses']],
    [`${where}[0].from: found /faq, expected an address that is no page: this one shows its page`],
  ],
  [
    'later pages of lists, hashed files and the page of errors',
    [
      ['/blog/page/2', '/'],
      ['/404', '/'],
      ['/assets/a', '/'],
    ],
    ['/blog/page/2', '/404', '/assets/a'].map(
      (from, index) =>
        `${where}[${index}].from: found ${from}, expected an address that is no page: this one shows its page`,
    ),
  ],
  [
    'one address twice',
    [
      ['/old', '/faq'],
      ['/old', '/bonuses'],
    ],
    [`${where}[1].from: found /old, expected each address once: redirects[0] has it`],
  ],
  [
    'a chain',
    [
      ['/a', '/b'],
      ['/b', '/faq'],
    ],
    [`${where}[0].to: found /b, expected /faq, in one step: /b is redirected itself`],
  ],
  [
    'a chain into a loop',
    [
      ['/start', '/a'],
      ['/a', '/b#x'],
      ['/b', '/a'],
    ],
    ['/a', '/b#x', '/a'].map(
      (to, index) =>
        `${where}[${index}].to: found ${to}, expected a page: this leads round in a circle`,
    ),
  ],
  [
    'what is no page, and what is no place',
    [
      ['/a', '/reviews/quilmark'],
      ['/b', '/compare#x'],
    ],
    [
      `${where}[0].to: found a link to /reviews/quilmark, expected the address of a page of this site. Did you mean /reviews/quillmark?`,
      `${where}[1].to: found a link to /compare#x, expected /compare alone: no place on that page has a name`,
    ],
  ],
])('%s is named', async (_, pairs, lines) => {
  redirects(...pairs);
  expect(await said()).toEqual(lines);
});

test.each([
  'home',
  '/home/',
  '/Home',
  '/home.html',
  '/a//b',
  '/a b',
  '/a*',
  '/:a',
  '/',
  '//a.example',
])('the old address %s, which no host would match alike, is refused', async (from) => {
  redirects([from, '/faq']);
  expect(await said()).toEqual([expect.stringContaining(`${where}[0].from: found "${from}"`)]);
});

test('a published page that is gone, or a draft now, is named until a redirect stands for it', async () => {
  copy.write('published.yaml', 'addresses: [/faq, /guides/what-kyc-asks, /reviews/old]');
  copy.edit('articles/what-kyc-asks.md', '---\n', '---\ndraft: true\n');
  const gone = 'published.yaml → addresses';
  const lines = (await said()).filter((line) => line.startsWith(gone));
  expect(lines[0]).toContain(
    `${gone}[1]: found /guides/what-kyc-asks, whose page is no longer on the site: content/articles/what-kyc-asks.md is a draft, expected a redirect`,
  );
  expect(lines[1]).toContain(`${gone}[2]: found /reviews/old, which is no page any more, expected`);
  redirects(['/guides/what-kyc-asks', null], ['/reviews/old', '/faq']);
  expect((await said()).filter((line) => line.startsWith(gone))).toEqual([]);
});
