import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONTENTS, SAMPLE } from '#tests/fixtures/contents.ts';
import { checkContent } from '../check-content.ts';
import { checkSampleBrand } from './check-sample-brand.ts';
import { formatProblem } from '../describe-issue.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'edgewise-names-'));
  cpSync(SAMPLE, path.join(root, 'content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const warnings = async () =>
  checkSampleBrand((await checkContent(root, 'content')).content).map(formatProblem);

function rename(brand: string): void {
  const file = path.join(root, 'content/site.yaml');
  const text = readFileSync(file, 'utf8').replace(/^brand: .*$/m, `brand: ${brand}`);
  writeFileSync(file, text);
}

test('a site of the name of the samples may name itself', async () => {
  expect(await warnings()).toEqual([]);
});

test('a brand that was changed by hand leaves texts that name the samples: each place is said', async () => {
  rename('Straight Table');
  const found = await warnings();
  const question = found.filter((line) =>
    line.startsWith('content/faq/how-edgewise-makes-money.yaml'),
  );
  expect(question).toContain(
    'content/faq/how-edgewise-makes-money.yaml → question: found the name of the samples in “How does Edgewise make money?”, expected Straight Table, which is `brand` in content/site.yaml',
  );
  expect(question).toContainEqual(expect.stringContaining('in its own name'));
  // Mail addresses and that of the site.
  expect(found).toContainEqual(expect.stringMatching(/site\.yaml → contact\.supportEmail: /));
  expect(found).toContainEqual(expect.stringMatching(/site\.yaml → baseUrl: /));
  // One line for a place, and none twice.
  expect(new Set(found).size).toBe(found.length);
});

test('a word is no name, and a brand may contain that of the samples', async () => {
  const file = path.join(root, 'content/faq/what-is-a-crypto-casino.yaml');
  const text = readFileSync(file, 'utf8');
  rename('Straight Table');
  const before = await warnings();
  writeFileSync(
    file,
    text.replace(/^answer: .*\n/m, (line) => `${line}  A coin stands edgewise.\n`),
  );
  expect(await warnings()).toEqual(before);
  rename('Edgewise Two');
  expect(await warnings()).toEqual([]);
});

test('contents of other names have nothing of it', async () => {
  const { contentDir } = CONTENTS['one-of-everything'];
  expect(checkSampleBrand((await checkContent('.', contentDir)).content)).toEqual([]);
});
