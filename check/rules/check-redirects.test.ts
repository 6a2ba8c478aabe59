import { afterAll, expect, test } from 'vitest';
import { redirectsSchema } from '#schemas/redirects.ts';
import { copyContent } from '#tests/fixtures/content-copy.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';

const copy = copyContent(SAMPLE);
afterAll(() => copy.remove());

/** Writes redirects: an old address and a new one, in turn. */
const redirects = (words: string) => {
  const pairs = [...words.matchAll(/(\S+) (\S+)/g)];
  const list = pairs.map(([, from, to]) => ({ from, to: to === 'null' ? null : to }));
  copy.write('redirects.yaml', JSON.stringify({ redirects: list }));
};
const said = async () =>
  (await copy.problems())
    .filter((line) => /redirects|published/.test(line))
    .map((line) => line.replace(/^content\/(?:redirects|published)\.yaml → (?:redirects)?/, ''));

test('redirects to pages, to places on them and to nothing pass', async () => {
  redirects('/reviews/old /reviews/quillmark#facts /a/b / /blog/gone null');
  expect(await said()).toEqual([]);
});

test('pages, doubles, chains, loops and dead ends are named', async () => {
  redirects(
    '/faq / /blog/page/2 / /404 / /old /games /old /bonuses /a /b /b /bonuses ' +
      '/begin /x /x /y#z /y /x /c /reviews/quilmark /d /compare#x /pagefind /games',
  );
  const isPage = 'expected an address that is no page: this one shows its page';
  const again = (to: string) =>
    `expected a page that is on the site: it is redirected itself, to ${to}`;
  expect((await said()).sort()).toEqual(
    [
      `[0].from: found /faq, ${isPage}`,
      `[1].from: found /blog/page/2, ${isPage}`,
      `[2].from: found /404, ${isPage}`,
      '[4].from: found /old, expected each address once: redirects[3] has it',
      `[5].to: found a link to /b, ${again('/bonuses')}`,
      `[7].to: found a link to /x, ${again('/y#z')}`,
      `[8].to: found a link to /y#z, ${again('/x')}`,
      `[9].to: found a link to /x, ${again('/y#z')}`,
      `[12].from: found /pagefind, ${isPage}`,
      '[10].to: found a link to /reviews/quilmark, expected the address of a page of this site. Did you mean /reviews/quillmark?',
      '[11].to: found a link to /compare#x, expected a place on that page: it has none, so its address alone',
    ].sort(),
  );
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
])('the old address %s, which no host would match alike, is refused', (from) =>
  expect(redirectsSchema.safeParse({ redirects: [{ from, to: '/' }] }).success).toBe(false),
);

test('a published page that is gone, or a draft now, is named until a redirect stands for it', async () => {
  redirects('');
  copy.write('published.yaml', 'addresses: [/faq, /guides/what-kyc-asks, /reviews/old]');
  copy.edit('articles/what-kyc-asks.md', '---\n', '---\ndraft: true\n');
  const gone = async () => (await said()).filter((line) => line.startsWith('addresses'));
  const [draft, old, ...others] = await gone();
  expect(draft).toMatch(
    /^addresses\[1\]: found \/guides\/what-kyc-asks, .*what-kyc-asks\.md is a draft$/,
  );
  expect(old).toMatch(
    /^addresses\[2\]: found \/reviews\/old, which is no page any more, expected a line/,
  );
  expect(others).toEqual([]);
  redirects('/guides/what-kyc-asks null /reviews/old /faq');
  expect(await gone()).toEqual([]);
});
