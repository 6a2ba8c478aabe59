import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFlaws } from './flaws.ts';
import { seeded } from './seeded.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'edgewise-flaws-'));
  writeFileSync(path.join(dist, 'there.html'), '<main><h1>There</h1><p id="place">x</p></main>');
});
afterEach(() => rmSync(dist, { recursive: true }));

const flawsOf = (main: string) => {
  writeFileSync(path.join(dist, 'index.html'), `<main>${main}</main>`);
  return findFlaws(dist);
};

test('a page that is whole has none', () => {
  expect(
    flawsOf(
      '<h1>A</h1><a href="/there#place">b</a><a href="/there#deposit=200">c</a><ul><li>d</li></ul>',
    ),
  ).toEqual([]);
});

test.each([
  ['<h1>A</h1><a href="/gone">b</a>', '/: a dead link to /gone'],
  ['<h1>A</h1><a href="/there#gone">b</a>', '/: no place for /there#gone'],
  ['<h1>A</h1><ul></ul>', '/: an empty ul'],
  ['<h1>A</h1><table><tbody></tbody></table>', '/: an empty tbody'],
  ['<h1> </h1>', '/: a h1 without a name'],
  ['<h1>A</h1><a href="/there"><svg></svg></a>', '/: a a without a name'],
  ['<p>A</p>', '/: 0 headings of the first level'],
  ['<h1>A</h1><p id="b"></p><p id="b"></p>', '/: the id b twice'],
  ['<h1>A</h1><p>$∞</p>', '/: the word ∞'],
])('%s is not', (main, flaw) => {
  expect(flawsOf(main)).toEqual([flaw]);
});

test('the same seed gives the same numbers, another one others', () => {
  const first = (seed: number) => {
    const random = seeded(seed);
    return Array.from({ length: 20 }, () => random.below(1000));
  };
  expect(first(7)).toEqual(first(7));
  expect(first(7)).not.toEqual(first(8));
  expect(new Set(first(7)).size).toBeGreaterThan(15);
});
