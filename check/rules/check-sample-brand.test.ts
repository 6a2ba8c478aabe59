import { expect, test } from 'vitest';
import { sampleContent } from '#tests/fixtures/checked-content.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { formatProblem } from '../describe-issue.ts';
import { checkSampleBrand } from './check-sample-brand.ts';

const content = sampleContent();

/** What is said of the sample under another brand, with more words in the answers to its questions. */
const warnings = (brand: string, words = '') =>
  checkSampleBrand({
    ...content,
    site: content.site.map((entry) => ({ ...entry, data: { ...entry.data, brand } })),
    faq: content.faq.map(({ data, ...entry }) => {
      return { ...entry, data: { ...data, answer: `${data.answer}${words}` } };
    }),
  }).map(formatProblem);

test('a brand that was changed by hand leaves texts that name the samples: each place is said', () => {
  const found = warnings('Straight Table');
  const question = found.filter((line) =>
    line.startsWith(`${SAMPLE}/faq/how-edgewise-makes-money.yaml`),
  );
  expect(question).toContain(
    `${SAMPLE}/faq/how-edgewise-makes-money.yaml → question: found the name of the samples in “How does Edgewise make money?”, expected Straight Table, which is \`brand\` in ${SAMPLE}/site.yaml`,
  );
  expect(question).toContainEqual(expect.stringContaining('in its own name'));
  // Mail addresses and that of the site.
  expect(found).toContainEqual(expect.stringMatching(/site\.yaml → contact\.supportEmail: /));
  expect(found).toContainEqual(expect.stringMatching(/site\.yaml → baseUrl: /));
  expect(new Set(found).size).toBe(found.length);
});

test('a word is no name, and a brand may contain that of the samples', () => {
  const [before, after] = ['', ' A coin stands edgewise.'].map((words) =>
    warnings('Straight Table', words).map((line) => line.split(': found')[0]),
  );
  expect(after).toEqual(before);
  expect(warnings('Edgewise')).toEqual([]);
  expect(warnings('Edgewise Two')).toEqual([]);
});
