import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination, type PaginationModel } from './Pagination.tsx';

const MIDDLE: PaginationModel = {
  label: 'Pages of the bonuses',
  previousHref: '/bonuses',
  nextHref: '/bonuses/page/3',
  steps: [
    { number: 1, href: '/bonuses', current: false },
    { number: 2, href: '/bonuses/page/2', current: true },
    { number: 3, href: '/bonuses/page/3', current: false },
    null,
    { number: 9, href: '/bonuses/page/9', current: false },
  ],
};

const render = (pagination: PaginationModel | null) =>
  new JSDOM(renderToStaticMarkup(<Pagination pagination={pagination} />)).window.document;

test('the links stand in a landmark of their own, with names that make sense alone', () => {
  const document = render(MIDDLE);
  expect(document.querySelector('nav')?.getAttribute('aria-label')).toBe('Pages of the bonuses');
  expect(
    [...document.querySelectorAll('a')].map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('href'),
    ]),
  ).toEqual([
    ['Previous', '/bonuses'],
    ['Page 1', '/bonuses'],
    ['Page 2', '/bonuses/page/2'],
    ['Page 3', '/bonuses/page/3'],
    ['Page 9', '/bonuses/page/9'],
    ['Next', '/bonuses/page/3'],
  ]);
});

test('only the page itself is marked as the current one', () => {
  const marked = [...render(MIDDLE).querySelectorAll('[aria-current="page"]')];
  expect(marked.map((link) => link.textContent)).toEqual(['2']);
});

test('the first page has no way back and the last none forward', () => {
  const document = render({ ...MIDDLE, previousHref: null, nextHref: null });
  expect(document.querySelector('[rel]')).toBeNull();
});

test('a list of one page shows nothing', () => {
  expect(render(null).body.innerHTML).toBe('');
});
