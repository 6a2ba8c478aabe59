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
import { forgetUnused, hashOf, markUsed, readKept, writeKept } from './kept-results.ts';
import { codeStamp } from '#tools/build/source-stamp.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'edgewise-kept-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('what is kept', () => {
  test.each([
    ['a text', ['<p>Another</p>', 'the code']],
    ['where texts end', ['<p>A page</p>the', ' code']],
    ['their order', ['the code', '<p>A page</p>']],
  ])('has another name where %s is another', (_, texts) => {
    const name = hashOf(['<p>A page</p>', 'the code']);
    expect(hashOf(['<p>A page</p>', 'the code'])).toBe(name);
    expect(hashOf(texts)).not.toBe(name);
  });

  test('comes back as it was, null included', () => {
    const file = path.join(folder, 'kept.gz');
    expect(readKept(file)).toBeUndefined();
    for (const result of [{ html: 'Â £ 😀 </script>', inline: ['a'] }, null]) {
      writeKept(file, result);
      expect(readKept(file)).toEqual({ result });
    }
    expect(readdirSync(folder)).toEqual(['kept.gz']);
  });

  test('is nothing where its file was cut off', () => {
    const file = path.join(folder, 'kept.gz');
    writeFileSync(file, 'cut');
    expect(readKept(file)).toBeUndefined();
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
    ['a step of the build, its checks among them', 'integrations/inline-code.ts'],
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
