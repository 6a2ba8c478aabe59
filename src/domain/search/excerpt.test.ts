import { expect, test } from 'vitest';
import { excerptParts } from './excerpt.ts';

/** A text with each match in brackets. */
const marked = (excerpt: string) =>
  excerptParts(excerpt)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('|');

test.each([
  ['matches', 'The <mark>wagering</mark> is <mark>bonus.</mark>', 'The |[wagering]| is |[bonus.]'],
  ['entities, once', 'a &lt;b&gt; &amp;lt; &quot;c&quot;', 'a <b> &lt; "c"'],
  [
    'other markup as text',
    '<img src=x onerror=alert(1)> <mark>x</mark>',
    '<img src=x onerror=alert(1)> |[x]',
  ],
  ['a mark that is never closed as text', 'a <mark>b', 'a <mark>b'],
  ['nothing as no part', '', ''],
])('an excerpt is read with %s', (_, excerpt, parts) => {
  expect(marked(excerpt)).toBe(parts);
});
