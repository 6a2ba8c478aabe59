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
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

function rename(...words: string[]) {
  const env = { ...process.env, CONTENT_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['owner/rename.ts', ...words], {
    ...{ encoding: 'utf8', env },
  });
  return { status, said: `${stdout}${stderr}`.replaceAll(folder, 'content').trim().split('\n') };
}

const problems = async () => {
  const { problems: found, content } = await checkContent('.', folder);
  return [...found, ...checkFingerprints(content)].map(formatProblem);
};

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/rename-test-');
  cpSync(SAMPLE, folder, { recursive: true });
  const links =
    'See [it](/reviews/quillmark#facts), [there](https://edgewise.example/reviews/quillmark).';
  edit('pages/about.md', /^fingerprint: .*\n/m, '');
  edit('pages/about.md', /(\n## [^\n]*\n)/, `$1\n${links}\n`);
  edit(
    'redirects.yaml',
    'redirects: []',
    'redirects:\n  - { from: /reviews/quill, to: /reviews/quillmark }',
  );
  cpSync(at('bonuses/quillmark-welcome.yaml'), at('bonuses/a-draft.yaml'));
  edit('bonuses/a-draft.yaml', /^/, 'draft: true\nbroken: [yes]\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a casino under another name', () => {
  test('takes with it the file, every reference and link, and redirects the old address', async () => {
    expect(rename('casino', 'quillmark', 'quill-house')).toEqual({
      status: 0,
      said: [
        'content/casinos/quillmark.yaml is content/casinos/quill-house.yaml now.',
        ...[
          'bonuses/a-draft.yaml',
          'bonuses/quillmark-welcome.yaml',
          'links.yaml',
          'pages/about.md',
        ]
          .concat('redirects.yaml', 'site.yaml')
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
    expect(read('pages/about.md')).toContain(
      '[it](/reviews/quill-house#facts), [there](https://edgewise.example/reviews/quill-house).',
    );
    expect(read('redirects.yaml')).toMatch(
      /redirects:\n {2}- \{ from: \/reviews\/quill, to: \/reviews\/quill-house \}\n {2}- \{ from: \/reviews\/quillmark, to: \/reviews\/quill-house \}\n$/,
    );
  });

  test('and back again: a page that is there again is redirected no more', async () => {
    expect(rename('casino', 'quill-house', 'quillmark').status).toBe(0);
    expect(await problems()).toEqual([]);
    expect(read('redirects.yaml')).toMatch(
      /redirects:\n {2}- \{ from: \/reviews\/quill, to: \/reviews\/quillmark \}\n {2}- \{ from: \/reviews\/quill-house, to: \/reviews\/quillmark \}\n$/,
    );
  });
});

test('a person, an article and a country take their signatures and links with them, and fingerprints stay right', async () => {
  expect(rename('person', 'editor', 'ann-other').status).toBe(0);
  expect(rename('article', 'what-kyc-asks', 'kyc-questions').status).toBe(0);
  expect(rename('country', 'germany', 'allemagne').status).toBe(0);
  expect(rename('helpline', 'gamcare', 'gam-care').said).toContain(
    'It has no page on the site, so nothing is redirected.',
  );
  expect(await problems()).toEqual([]);
  expect(read('articles/kyc-questions.md')).toMatch(/^writtenBy: ann-other$/m);
  expect(read('helplines/check-dein-spiel.yaml')).toMatch(/^country: allemagne$/m);
}, 120_000);

test.each([
  ['a kind that is none', ['casno', 'a', 'b'], /^Say what to rename: .*Did you mean casino\?$/],
  ['a file that is not there', ['casino', 'vantri', 'b'], /^There is no .*Did you mean vantry\?$/],
  ['a name with capitals', ['casino', 'vantry', 'New Vantry'], /such as new-vantry\.$/],
  ['a name that is taken', ['casino', 'vantry', 'wickmere'], /wickmere\.yaml is there already\.$/],
  ['a page that others lead to', ['page', 'about', 'us'], /keeps it\.$/],
])('%s is refused', (_, words, says) => {
  const { status, said } = rename(...words);
  expect(said.join(' ')).toMatch(says);
  expect(status).toBe(1);
});

test('what the check refuses as it would be changes nothing', () => {
  const before = read('links.yaml');
  edit('links.yaml', 'payment: hybrid', 'payment: hybird');
  const { status, said } = rename('casino', 'vantry', 'vantry-house');
  expect([status, said.at(-1)]).toEqual([1, 'Nothing was changed.']);
  expect(existsSync(at('casinos/vantry.yaml'))).toBe(true);
  writeFileSync(at('links.yaml'), before);
});

test('an address is changed where it is one, and nowhere within another', () => {
  const text =
    '/a/x "/a/x#p" (/a/x) https://s.example/a/x https://o.example/a/x /a/x-y /a/x/y /b/a/x';
  expect(withAddresses(text, ['/a/x'], ['/a/z'], 'https://s.example')).toBe(
    '/a/z "/a/z#p" (/a/z) https://s.example/a/z https://o.example/a/x /a/x-y /a/x/y /b/a/x',
  );
});
