import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '#check/check-content.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { copyContent } from '#tests/fixtures/content-copy.ts';
import { articleFile, SCRIPT } from './articles.ts';

const related = (href: string) => ({ related: [{ href, text: 'Read on' }] });
const source = (url: string) => ({
  sources: [{ title: 'A source', url, readOn: '2026-11-20' }],
});

/** Refused values, and their fields. */
const CASES: readonly [name: string, change: object][] = [
  ['a link to a script', related('javascript:alert(1)')],
  ['a link to another site', related('//evil.example')],
  ['a link that ends its attribute', related('/bonuses" onclick="alert(1)')],
  ['a source that is a script', source('javascript:alert(1)')],
  ['a source that is data', source('data:text/html,<script>alert(1)</script>')],
  ['a source that ends its attribute', source('https://example.org/"><script>')],
  ['a source with a host of other letters', source('https://ex\u0430mple.org/')],
  ['a character that nobody sees', { title: 'A title with a \0 in it' }],
  ['a character that turns text around', { title: 'A title that \u202eturns' }],
  ['a formula for a title', { title: '=HYPERLINK("https://evil.example")' }],
  ['a category of its own', { category: '<script>alert(1)</script>' }],
  ['a date that is none', { publishedOn: '<img src=x onerror=alert(1)>' }],
  ['a body in its front matter', { bodyHtml: SCRIPT }],
  ['a picture of its own', { image: 'javascript:alert(1)' }],
  ['a layout of its own', { layout: '../../evil.astro' }],
];

test('a hostile article file is refused, whichever field has what it may not', async () => {
  const copy = copyContent(SAMPLE);
  CASES.forEach(([, change], index) => {
    copy.write(`articles/refused-${index}.md`, articleFile(index, 'Text.', change));
  });
  const { problems } = await checkContent(copy.root);
  copy.remove();
  const refused = new Set(problems.map(({ file }) => path.basename(file, '.md')));
  expect(
    CASES.filter((_, index) => !refused.has(`refused-${index}`)).map(([name]) => name),
  ).toEqual([]);
});
