import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetUnused, keptResults, markUsed } from './kept-results.ts';
import { codeStamp } from './source-stamp.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'edgewise-kept-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('what is kept', () => {
  const PAGE = '<p>A page</p>';
  const RECIPE = ['the code', 'the sheets'];
  /** Whether it has to be made, after it was made of a page by a recipe. */
  const isMade = (page: readonly string[], recipe: readonly string[]) => {
    keptResults<string>(folder, RECIPE)([PAGE], () => 'made');
    const make = vi.fn(() => 'made anew');
    keptResults<string>(folder, recipe)(page, make);
    return make.mock.calls.length > 0;
  };

  test('is taken from what was made of the same', () => {
    expect(isMade([PAGE], RECIPE)).toBe(false);
  });

  test.each([
    ['the page', ['<p>Another</p>'], RECIPE],
    ['a part of the recipe', [PAGE], ['other code', 'the sheets']],
    ['where parts of the recipe end', [PAGE], ['the codethe', ' sheets']],
    ['what belongs to which', ['the sheets', PAGE], ['the code']],
  ])('is made anew where %s is another', (_, page, recipe) => {
    expect(isMade(page, recipe)).toBe(true);
  });

  test('comes back as it was, null included', () => {
    const result = { html: 'Â £ 😀 </script>', inline: ['a'] };
    for (let round = 0; round < 2; round += 1) {
      expect(keptResults(folder, [])(['page'], () => result)).toEqual(result);
      expect(keptResults(folder, [])(['other'], () => null)).toBeNull();
    }
  });

  test('is nothing that could not be made', () => {
    const kept = keptResults<string>(folder, []);
    const fail = () => {
      throw new Error('Expected no script');
    };
    expect(() => kept(['page'], fail)).toThrow('Expected no script');
    expect(readdirSync(folder)).toEqual([]);
    expect(() => kept(['page'], fail)).toThrow('Expected no script');
  });

  test('is made again where its file was cut off', () => {
    keptResults<string>(folder, [])(['page'], () => 'made');
    const [file = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, file), 'cut');
    expect(keptResults<string>(folder, [])(['page'], () => 'made anew')).toBe('made anew');
    expect(keptResults<string>(folder, [])(['page'], () => 'not used')).toBe('made anew');
  });

  test('is marked as used, once a day', () => {
    const file = path.join(folder, 'kept');
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
    const daysSince = () => (Date.now() - statSync(file).mtimeMs) / (24 * 3600 * 1000);
    expect(markUsed(file)).toBe(false);
    writeFileSync(file, 'kept');
    utimesSync(file, daysAgo(0.5), daysAgo(0.5));
    expect(markUsed(file)).toBe(true);
    expect(daysSince()).toBeCloseTo(0.5, 2);
    utimesSync(file, daysAgo(2), daysAgo(2));
    expect(markUsed(file)).toBe(true);
    expect(daysSince()).toBeCloseTo(0, 2);
  });

  test('goes when no build has used it for a month', () => {
    const old = new Date(Date.now() - 31 * 24 * 3600 * 1000);
    for (const name of ['old', 'new']) writeFileSync(path.join(folder, name), name);
    utimesSync(path.join(folder, 'old'), old, old);
    forgetUnused(folder);
    expect(readdirSync(folder)).toEqual(['new']);
  });
});

describe('the stamp of the code', () => {
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };

  test.each([
    ['a component', 'src/components/Card.tsx'],
    ['a style sheet', 'src/styles/base.css'],
    ['a step of the build, its checks among them', 'build/inline-code.ts'],
    ['a version of a package', 'package-lock.json'],
    ['the configuration', 'astro.config.ts'],
  ])('is another after a change of %s', (_, file) => {
    write(file, 'as it was');
    const before = codeStamp(folder);
    expect(codeStamp(folder)).toBe(before);
    write(file, 'as it is');
    expect(codeStamp(folder)).not.toBe(before);
  });

  test('is another for another setting', () => {
    const before = codeStamp(folder);
    vi.stubEnv('SITE_URL', 'https://elsewhere.example');
    expect(codeStamp(folder)).not.toBe(before);
    vi.unstubAllEnvs();
  });
});
