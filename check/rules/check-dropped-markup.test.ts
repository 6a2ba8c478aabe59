import { expect, test } from 'vitest';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { checkContent } from '../check-content.ts';
import { checkDroppedMarkup } from './check-dropped-markup.ts';

const { content } = await checkContent('.', SAMPLE);

/** The sample with this text below the front matter of its first article, and of its first text page. */
function withText(body: string) {
  const [article, ...articles] = content.articles;
  const [page, ...pages] = content.pages;
  if (article === undefined || page === undefined)
    throw new Error('Expected an article and a page');
  return {
    article: article.file,
    page: page.file,
    content: {
      ...content,
      articles: [{ ...article, body }, ...articles],
      pages: [{ ...page, body }, ...pages],
    },
  };
}

test('the sample loses nothing', () => {
  expect(content.articles.length).toBeGreaterThan(0);
  expect(checkDroppedMarkup(content)).toEqual([]);
});

test('every link in an article is named; in a text page those that lead nowhere', () => {
  const text = 'See [fees](/faq), [old](http://example.com/) and [it](javascript:alert).';
  const { article, page, content } = withText(text);
  const found = checkDroppedMarkup(content).map(({ file, found }) => `${file}: ${found}`);
  expect(found).toEqual([
    `${article}: a link to /faq, which the page leaves out`,
    `${article}: a link to http://example.com/, which the page leaves out`,
    `${article}: a link to javascript:alert, which the page leaves out`,
    `${page}: a link to http://example.com/, which the page leaves out`,
    `${page}: a link to javascript:alert, which the page leaves out`,
  ]);
});

test('a table in an article is named, and stands in a text page', () => {
  const { article, content } = withText('Fees:\n\n| Coin | Fee |\n| --- | --- |\n| BTC | 1 |\n');
  expect(checkDroppedMarkup(content)).toEqual([
    {
      file: article,
      field: '',
      found: 'a table, whose cells run together, which the page leaves out',
      expected: 'paragraphs, lists, quotes, headings and ![pictures](./name.jpg)',
    },
  ]);
});
