import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { checkContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';
import { checkFingerprints } from '#check/rules/check-fingerprints.ts';
import { withAddresses } from './references.ts';

let folder = '';
const at = (file: string) => path.join(folder, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const edit = (file: string, from: string | RegExp, to: string) => {
  expect(read(file)).toMatch(from);
  writeFileSync(at(file), read(file).replace(from, to));
};

function rename(words: string) {
  const env = { ...process.env, CONTENT_DIR: folder };
  const args = ['owner/rename.ts', ...words.split(' ')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  return { status, said: `${stdout}${stderr}`.replaceAll(folder, 'content').trim().split('\n') };
}

const problems = async () => {
  const { problems: found, content } = await checkContent('.', folder);
  return [...found, ...checkFingerprints(content)].map(formatProblem);
};
const lastRedirects = () => read('redirects.yaml').trim().split('\n').slice(-2);

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/rename-test-');
  cpSync(SAMPLE, folder, { recursive: true });
  const links =
    '[it](/reviews/quillmark#facts), [there](https://edgewise.example/reviews/quillmark).';
  edit('pages/about.md', /^fingerprint: .*\n/m, '');
  edit('pages/about.md', /(\n## [^\n]*\n)/, `$1\n${links}\n`);
  edit('redirects.yaml', 's: []', 's:\n  - { from: /reviews/q, to: /reviews/quillmark }');
  const german = 'inCountry: { germany: https://vantry.example/de?ref=edgewise }';
  edit('links.yaml', /( +)(url: https:\/\/vantry\S*\n)/, `$1$2$1${german}\n`);
  cpSync(at('bonuses/quillmark-welcome.yaml'), at('bonuses/a-draft.yaml'));
  edit('bonuses/a-draft.yaml', /^/, 'draft: true\nbroken: [yes]\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a casino takes its file, every reference and every link along, and back again', async () => {
  expect(rename('casino quillmark quill-house')).toEqual({
    status: 0,
    said: [
      'content/casinos/quillmark.yaml is content/casinos/quill-house.yaml now.',
      ...'bonuses/a-draft.yaml bonuses/quillmark-welcome.yaml links.yaml pages/about.md redirects.yaml site.yaml'
        .split(' ')
        .map((file) => `Changed with it: content/${file}`),
      '/reviews/quillmark leads to /reviews/quill-house from the next build on.',
      'Names and titles that pages show stay as they are: change them in the file.',
    ],
  });
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
  expect(rename('casino quill-house quillmark').status).toBe(0);
  expect(await problems()).toEqual([]);
  expect(lastRedirects()).toEqual([
    '  - { from: /reviews/q, to: /reviews/quillmark }',
    '  - { from: /reviews/quill-house, to: /reviews/quillmark }',
  ]);
}, 120_000);

test('people, articles, countries and helplines too, and fingerprints stay right', async () => {
  expect(rename('person editor ann-other').status).toBe(0);
  expect(rename('article what-kyc-asks kyc-questions').status).toBe(0);
  expect(rename('country germany allemagne').status).toBe(0);
  const { said } = rename('helpline gamcare gam-care');
  expect(said).toContain('It has no page on the site, so nothing is redirected.');
  expect(await problems()).toEqual([]);
  expect(read('articles/kyc-questions.md')).toMatch(/^writtenBy: ann-other$/m);
  expect(read('links.yaml')).toContain('{ allemagne: https://vantry');
  expect(read('helplines/check-dein-spiel.yaml')).toMatch(/^country: allemagne$/m);
}, 120_000);

test.each([
  ['casno a b', /^Say what to rename: .*Did you mean casino\?$/],
  ['casino vantri b', /^There is no .*Did you mean vantry\?$/],
  ['casino vantry New-Vantry', /such as new-vantry\.$/],
  ['casino vantry wickmere', /wickmere\.yaml is there already\.$/],
  ['page about us', /keeps it\.$/],
])('%s is refused', (words, says) => {
  const { status, said } = rename(words);
  expect([status, said.join(' ')]).toEqual([1, expect.stringMatching(says)]);
});

test('a content with a fault is left as it is', () => {
  edit('links.yaml', 'payment: hybrid', 'payment: hybird');
  const { status, said } = rename('casino vantry vantry-house');
  expect([status, said.at(-1)]).toEqual([1, 'Nothing was changed.']);
  expect(existsSync(at('casinos/vantry.yaml'))).toBe(true);
});

test('an address is changed where it is one, and nowhere within another', () => {
  const text =
    '/a/x "/a/x#p" (/a/x) https://s.example/a/x https://o.example/a/x /a/x-y /a/x/y /b/a/x';
  expect(withAddresses(text, ['/a/x'], ['/a/z'], 'https://s.example')).toBe(
    '/a/z "/a/z#p" (/a/z) https://s.example/a/z https://o.example/a/x /a/x-y /a/x/y /b/a/x',
  );
});
