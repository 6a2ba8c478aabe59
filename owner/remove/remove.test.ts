import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { checkContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';
import { writeText } from '../check-aside.ts';
import { removal } from './removal.ts';

/** A copy of the sample in the place of the content. */
const folder = vi.hoisted(() => (process.env['CONTENT_DIR'] = '.cache/remove-test'));
const at = (file: string) => path.join(folder, file);
const read = (file: string) => readFileSync(at(file), 'utf8');

/** Removes an entry; the files that went and that changed. */
async function remove(kind: string, name: string) {
  const found = await removal(kind, name);
  if (Array.isArray(found)) return found.map((line) => line.replaceAll(`${folder}/`, ''));
  for (const [file, text] of found.texts) writeText(file, text);
  const all = [...found.texts].map(([file, text]) => ({ file: path.relative(folder, file), text }));
  const problems = (await checkContent('.', folder)).problems.map(formatProblem);
  expect(problems).toEqual([]);
  return {
    gone: all.filter(({ text }) => text === null).map(({ file }) => file),
    changed: all.filter(({ text }) => text !== null).map(({ file }) => file),
  };
}

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(SAMPLE, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a casino goes with its offers, its link and its host, and its page is gone for good', async () => {
  expect(await remove('casino', 'saltlantern')).toEqual({
    gone: expect.arrayContaining([
      'casinos/saltlantern.yaml',
      'bonuses/saltlantern-cashback.yaml',
    ]) as unknown,
    changed: ['links.yaml', 'redirects.yaml'],
  });
  expect(read('links.yaml')).not.toContain('saltlantern');
  expect(read('redirects.yaml')).toMatch(/from: \/reviews\/saltlantern,? *\n? *to: null/);
}, 120_000);

test.each([
  ['wickmere', './missing.svg'],
  ['isleforge', '../helplines/gamcare.yaml'],
])(
  'of %s, whose logo is said to be %s, nothing goes that is not its own',
  async (name, logo) => {
    writeFileSync(at(`casinos/${name}.yaml`), `logo: ${logo}\n${read(`casinos/${name}.yaml`)}`);
    const { gone } = (await remove('casino', name)) as { gone: string[] };
    expect(gone.filter((file) => !file.includes(name))).toEqual([]);
  },
  120_000,
);

test('a country goes with its licenses and links, and its help stays', async () => {
  const help = read('search-words.yaml');
  const found = await remove('country', 'japan');
  expect(found).toEqual({ gone: ['countries/japan.yaml'], changed: ['redirects.yaml'] });
  expect(read('search-words.yaml')).toBe(help);
  expect(read('helplines/japan-mental-health-centres.yaml')).toMatch(/^country: japan$/m);
}, 120_000);

test('a coin goes from the casinos that take it', async () => {
  const takes = /coins:[^]*?value: \[([^\]]*)\]/;
  expect(takes.exec(read('casinos/quillmark.yaml'))?.[1]).toContain('TRX');
  await remove('coin', 'TRX');
  expect(takes.exec(read('casinos/quillmark.yaml'))?.[1]?.trim()).toBe('BTC, ETH, USDT, LTC, SOL');
}, 120_000);

test('what only people can reword is named, and nothing goes', async () => {
  const text = read('pages/about.md');
  writeFileSync(
    at('pages/about.md'),
    text.replace(/(\n## [^\n]*\n)/, '$1\n[It](/reviews/vantry).\n'),
  );
  const said = await remove('casino', 'vantry');
  expect(said).toEqual([
    expect.stringContaining('pages/about.md: found a link to /reviews/vantry'),
    'Nothing was changed.',
  ]);
}, 120_000);

test.each([
  [['casno', 'x'], 'Say what to remove: npm run remove casino|country|coin its-file-name'],
  [['casino', 'vantri'], 'There is no casino vantri. Did you mean vantry?'],
])('%j is refused', async ([kind = '', name = ''], says) => {
  expect(await removal(kind, name)).toEqual([says]);
});

test('a country that every site has on file stays', async () => {
  const said = await removal('country', 'germany');
  expect(said).toContain('Nothing was changed.');
}, 120_000);
