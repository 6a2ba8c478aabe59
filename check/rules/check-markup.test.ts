import { expect, test } from 'vitest';
import { entryOf, sampleContent } from '#tests/fixtures/checked-content.ts';
import { collectProblems } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { checkMarkup } from './check-markup.ts';

const content = sampleContent();
const found = (candidate: Content) => collectProblems((_, warn) => checkMarkup(candidate, warn));

/** The sample with one article and one text page, and this text below the front matter of both. */
function withText(body: string) {
  const article = { ...entryOf(content.articles, 'what-kyc-asks'), body };
  const page = { ...entryOf(content.pages, 'about'), body };
  const changed = { ...content, articles: [article], pages: [page] };
  return { article: article.file, page: page.file, content: changed };
}

test('the sample loses nothing', () => {
  expect(content.articles.length).toBeGreaterThan(0);
  expect(found(content)).toEqual([]);
});

test('every link in an article is named; in a text page those that lead nowhere', () => {
  const text = 'See [fees](/faq), [old](http://example.com/) and [it](javascript:alert).';
  const { article, page, content } = withText(text);
  const lines = found(content).map((one) => `${one.file}: ${one.found}`);
  expect(lines).toEqual([
    `${article}: a link to /faq, which the page leaves out`,
    `${article}: a link to http://example.com/, which the page leaves out`,
    `${article}: a link to javascript:alert, which the page leaves out`,
    `${page}: a link to http://example.com/, which the page leaves out`,
    `${page}: a link to javascript:alert, which the page leaves out`,
  ]);
});

test('a bare address and type of code are words like others', () => {
  const { content } = withText('Write to a@mail.example or see https://b.example, or `sha256`.');
  expect(found({ ...content, pages: [] })).toEqual([]);
});

test('a table in an article is named, and stands in a text page', () => {
  const { article, content } = withText('Fees:\n\n| Coin | Fee |\n| --- | --- |\n| BTC | 1 |\n');
  expect(found(content)).toEqual([
    {
      isWarning: true,
      file: article,
      field: '',
      found: '<table>, which the page leaves out',
      expected: 'paragraphs, lists, quotations, headings, as Markdown',
    },
  ]);
});

test.each([
  ['See [our list] (/about)', 'is no link'],
  ['Write `[our list] (/about)` for a link', null],
  ['See the list [1] (of 2024)', null],
])('“%s” in a text', (body, what) => {
  const said = found({ ...withText(body).content, pages: [] }).map((one) => one.found);
  expect(said).toEqual(what === null ? [] : [expect.stringContaining(what)]);
});

test.each([
  ['“Quillmark”', '“Quillmark”'],
  ['It is <b>fast</b>', '<b>'],
  ["That's “fast” & 2*3*4", null],
])('“%s” in a field', (title, what) => {
  const article = entryOf(content.articles, 'what-kyc-asks');
  const articles = [{ ...article, data: { ...article.data, title } }];
  const said = found({ ...content, articles }).map((one) => one.found);
  expect(said).toEqual(what === null ? [] : [expect.stringContaining(what)]);
});
