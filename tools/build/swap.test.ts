import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mendSwap, swapIn } from './swap.ts';

const before = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'swap-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

function writeSite(where: string, text: string): void {
  mkdirSync(where, { recursive: true });
  writeFileSync(path.join(where, 'index.html'), text);
}
const siteIn = (where: string) => readFileSync(path.join(where, 'index.html'), 'utf8');

test('the new site stands where the old one stood, which is kept', () => {
  writeSite('dist', 'old');
  writeSite('next', 'new');
  swapIn('next', 'dist');
  expect([siteIn('dist'), siteIn('.cache/previous/dist'), existsSync('next')]).toEqual([
    'new',
    'old',
    false,
  ]);
});

test('the site before the old one is put aside, to be removed', () => {
  for (const text of ['oldest', 'old', 'new']) {
    writeSite('next', text);
    swapIn('next', 'dist');
  }
  expect([siteIn('dist'), siteIn('.cache/previous/dist')]).toEqual(['new', 'old']);
  expect(readdirSync('.cache/removed').map((name) => siteIn(`.cache/removed/${name}`))).toEqual([
    'oldest',
  ]);
});

test('the first site of all takes nobody’s place', () => {
  writeSite('next', 'new');
  swapIn('next', 'out/sites/first');
  expect(siteIn('out/sites/first')).toBe('new');
});

test('where there is nothing to put in, the old site is back in its place', () => {
  writeSite('dist', 'old');
  expect(() => swapIn('missing', 'dist')).toThrow('ENOENT');
  expect(siteIn('dist')).toBe('old');
});

test('a build that was killed between the two renames is made good', () => {
  writeSite('dist', 'old');
  mkdirSync('.cache/previous', { recursive: true });
  renameSync('dist', '.cache/previous/dist');
  expect(mendSwap('dist')).toBe(true);
  expect(siteIn('dist')).toBe('old');
  expect(mendSwap('dist')).toBe(false);
  expect(siteIn('dist')).toBe('old');
});
