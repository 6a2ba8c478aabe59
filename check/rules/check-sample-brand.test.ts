import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '#tests/fixtures/content-copy.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { checkContent } from '../check-content.ts';
import { formatProblem } from '../describe-issue.ts';
import { checkSampleBrand } from './check-sample-brand.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent(SAMPLE);
});
afterEach(() => copy.remove());

const warnings = async () =>
  checkSampleBrand((await checkContent(copy.root, 'content')).content).map(formatProblem);

const rename = (brand: string) => copy.edit('site.yaml', /^brand: .*$/m, `brand: ${brand}`);

test('a brand that was changed by hand leaves texts that name the samples: each place is said', async () => {
  expect(await warnings()).toEqual([]);
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
  expect(new Set(found).size).toBe(found.length);
  // The word is no name, and a brand may contain that of the samples.
  copy.edit(
    'faq/what-is-a-crypto-casino.yaml',
    /^answer: .*\n/m,
    (line) => `${line}  A coin stands edgewise.\n`,
  );
  expect(await warnings()).toEqual(found);
  rename('Edgewise Two');
  expect(await warnings()).toEqual([]);
});
