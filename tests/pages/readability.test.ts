import { expect, test } from 'vitest';
import { SAMPLE_SITE } from '#tests/fixtures/contents.ts';
import { easeOf, readability, sentencesOf } from '#tools/readability/readability.ts';

// Flesch 1948: 206.835 − 1.015 × words per sentence − 84.6 × syllables per word.
test('the reading ease is that of the formula', () => {
  const { ease, wordsPerSentence } = easeOf(['The cat sat on the mat.', 'A table is a table.']);
  expect(wordsPerSentence).toBe(5.5);
  // 11 words, 2 sentences, 13 syllables.
  expect(ease).toBeCloseTo(206.835 - 1.015 * 5.5 - 84.6 * (13 / 11), 6);
});

test('labels, tables and other languages are left out', () => {
  const html = `<main><h1>Title.</h1><p>One. Two.</p><p>A label</p><p lang="de">Drei.</p>
    <table><td><p>Four.</p></td></table><ul><li><p>Five!</p></li></ul></main>`;
  expect(sentencesOf(html)).toEqual(['One.', 'Two.', 'Five!']);
});

test('every kind of page is as easy to read as its goal', { timeout: 180_000 }, () => {
  const kinds = readability(SAMPLE_SITE);
  const easy = kinds.map(({ name, goal }) => [name, goal]);
  expect(easy).toContainEqual(['cards', 60]);
  expect(easy).toContainEqual(['method', 50]);
  const missed = kinds.filter(({ goal, ease }) => goal !== null && ease < goal);
  expect(missed).toEqual([]);
});
