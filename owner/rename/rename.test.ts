import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { checkContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';
import { withAddresses } from './references.ts';
import { renameByWords } from './rename-by-words.ts';

/** A copy of the sample in the place of the content. */
const folder = vi.hoisted(() => (process.env['CONTENT_DIR'] = '.cache/rename-test'));
const at = (file: string) => path.join(folder, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const edit = (file: string, from: string | RegExp, to: string) => {
  expect(read(file)).toMatch(from);
  writeFileSync(at(file), read(file).replace(from, to));
};

async function rename(words: string | readonly string[]) {
  const { isDone, said } = await renameByWords(
    typeof words === 'string' ? words.split(' ') : words,
  );
  return { isDone, said: said.map((line) => line.replaceAll(folder, 'content')) };
}

const problems = async () => (await checkContent('.', folder)).problems.map(formatProblem);
const lastRedirects = () => read('redirects.yaml').trim().split('\n').slice(-2);

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(SAMPLE, folder, { recursive: true });
  const links =
    '[it](/reviews/quillmark#facts), [there](https://edgewise.example/reviews/quillmark).';
  edit('pages/about.md', /(\n## [^\n]*\n)/, `$1\n${links}\n`);
  edit('redirects.yaml', /\n$/, '\n  - { from: /reviews/q, to: /reviews/quillmark }\n');
  const german = 'inCountry: { germany: https://vantry.example/de?ref=edgewise }';
  edit('links.yaml', /( +)(url: https:\/\/vantry\S*\n)/, `$1$2$1${german}\n`);
  cpSync(at('bonuses/quillmark-welcome.yaml'), at('bonuses/a-draft.yaml'));
  edit('bonuses/a-draft.yaml', /^/, 'draft: true\nbroken: [yes]\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a casino takes its file, every reference and every link along, and back again', async () => {
  const { isDone, said } = await rename('casino quillmark quill-house');
  expect({ isDone, said: said.filter((line) => !line.startsWith('Says “')) }).toEqual({
    isDone: true,
    said: [
      'content/casinos/quillmark.yaml is content/casinos/quill-house.yaml now.',
      ...'bonuses/a-draft.yaml bonuses/quillmark-welcome.yaml links.yaml pages/about.md redirects.yaml site.yaml'
        .split(' ')
        .map((file) => `Changed with it: content/${file}`),
      '/reviews/quillmark leads to /reviews/quill-house from the next build on.',
      'npm run rename words "Quillmark" "Its New Name" changes it there.',
    ],
  });
  expect(said).toEqual(
    expect.arrayContaining([
      'Says “Quillmark”: content/casinos/quill-house.yaml → name',
      'Says “Quillmark”: content/bonuses/quillmark-welcome.yaml → ctaText',
    ]),
  );
  expect(await problems()).toEqual([]);
  expect(existsSync(at('casinos/quillmark.yaml'))).toBe(false);
  expect(read('casinos/quill-house.yaml')).toBe(
    readFileSync(path.join(SAMPLE, 'casinos/quillmark.yaml'), 'utf8'),
  );
  expect(read('bonuses/a-draft.yaml')).toContain('\ncasino: quill-house\n');
  expect(read('pages/about.md')).toContain('[it](/reviews/quill-house#facts), [there](https://');
  expect(lastRedirects()).toEqual([
    '  - { from: /reviews/q, to: /reviews/quill-house }',
    '  - { from: /reviews/quillmark, to: /reviews/quill-house }',
  ]);
  // A page that is there again is redirected no more.
  expect((await rename('casino quill-house quillmark')).isDone).toBe(true);
  expect(await problems()).toEqual([]);
  expect(lastRedirects()).toEqual([
    '  - { from: /reviews/q, to: /reviews/quillmark }',
    '  - { from: /reviews/quill-house, to: /reviews/quillmark }',
  ]);
}, 120_000);

test('people, articles, countries and helplines too', async () => {
  for (const words of [
    'person editor ann-other',
    'article what-kyc-asks kyc-questions',
    'country germany allemagne',
  ]) {
    expect(await rename(words)).toMatchObject({ isDone: true });
  }
  const { said } = await rename('helpline gamcare gam-care');
  expect(said).toContain('It has no page on the site, so nothing is redirected.');
  expect(await problems()).toEqual([]);
  expect(read('articles/kyc-questions.md')).toMatch(/^writtenBy: ann-other$/m);
  expect(read('links.yaml')).toContain('{ allemagne: https://vantry');
  expect(read('helplines/check-dein-spiel.yaml')).toMatch(/^country: allemagne$/m);
}, 120_000);

test('a name is changed wherever a text says it, and nowhere within an address', async () => {
  const { isDone, said } = await rename(['words', 'Wickmere', 'Wick House']);
  expect(isDone).toBe(true);
  expect(said).toContain('“Wick House” now: content/casinos/wickmere.yaml → name');
  expect(await problems()).toEqual([]);
  const casino = read('casinos/wickmere.yaml');
  expect(casino).toMatch(/^name: Wick House$/m);
  expect(casino).toMatch(/^website: https:\/\/wickmere\.example$/m);
  expect(casino).not.toContain('Wickmere');
  expect(await rename(['words', 'Wickmere', 'Wick House'])).toMatchObject({ isDone: false });
}, 120_000);

test.each([
  ['casno a b', /^Say what to rename: .*Did you mean casino\?$/],
  ['casino vantri b', /^There is no .*Did you mean vantry\?$/],
  ['casino vantry New-Vantry', /such as new-vantry\.$/],
  ['casino vantry wickmere', /wickmere\.yaml is there already\.$/],
  ['page about us', /keeps it\.$/],
])('%s is refused', async (words, says) => {
  const { isDone, said } = await rename(words);
  expect([isDone, said.join(' ')]).toEqual([false, expect.stringMatching(says)]);
});

test('a content with a fault is left as it is', async () => {
  edit('links.yaml', 'payment: hybrid', 'payment: hybird');
  const { isDone, said } = await rename('casino vantry vantry-house');
  expect([isDone, said.at(-1)]).toEqual([false, 'Nothing was changed.']);
  expect(existsSync(at('casinos/vantry.yaml'))).toBe(true);
});

test('an address is changed where it is one, and nowhere within another', () => {
  const text =
    '/a/x "/a/x#p" (/a/x) https://s.example/a/x https://o.example/a/x /a/x-y /a/x/y /b/a/x';
  expect(withAddresses(text, ['/a/x'], ['/a/z'], 'https://s.example')).toBe(
    '/a/z "/a/z#p" (/a/z) https://s.example/a/z https://o.example/a/x /a/x-y /a/x/y /b/a/x',
  );
});
