import { expect, test } from 'vitest';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { textsIn } from '#check/describe-issue.ts';
import { checkText } from '#check/rules/check-text.ts';
import { readContent } from '#check/read/read-content.ts';
import { setAt } from './texts.ts';

const entries = readContent('.', SAMPLE);

test.each([
  ['the NUL character', (text: string) => `${text}\0`],
  ['a character that turns the text around', (text: string) => `${text.slice(0, 3)}\u202e`],
  ['an isolate', (text: string) => `\u2067${text}`],
  ['a formula', (text: string) => `=HYPERLINK("https://evil.example","${text}")`],
  ['a formula with a sign', (text: string) => `-1+cmd|' /C calc'!A0${text}`],
  ['a formula with an @', (text: string) => `@SUM(1,1)${text}`],
])('%s', (_, spoil) => {
  expect(entries.length).toBeGreaterThan(100);
  for (const { data, ...entry } of entries) {
    const changed: unknown = structuredClone(data);
    const texts = textsIn(changed);
    for (const { path: at, text } of texts) setAt(changed, at, spoil(text));
    expect(checkText({ ...entry, data: changed }), entry.file).toHaveLength(texts.length);
  }
});
