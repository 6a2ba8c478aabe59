import { expect, test } from 'vitest';
import { filledAddress, pageCode, withPage } from './filled-address.ts';

test('an address is filled with its casino and the country', () => {
  const address = 'https://c.test/{casino}?ref=1&from={country}&sub={page}';
  expect(filledAddress(address, 'oak', 'CA')).toBe('https://c.test/oak?ref=1&from=ca&sub={page}');
});

test.each([
  ['/', 'home'],
  ['/reviews/quillmark', 'reviews-quillmark'],
  ['/bonuses/page/2', 'bonuses-page-2'],
  ['/a"><script>', 'a-script-'],
])('the code of %s is %s', (address, code) => {
  expect(pageCode(address)).toBe(code);
});

test('a view has its page in the targets of its links, and in no other text', () => {
  const visit = { href: 'https://c.test/?sub={page}', elsewhere: null, paid: true };
  const other = { href: 'https://c.test/?ref=1', elsewhere: null, paid: true };
  const view = {
    text: 'Of {page}',
    link: { href: '/x?{page}' },
    rows: [
      { visit: { ...visit, elsewhere: { DE: 'https://c.test/de/{page}' } } },
      { visit: other },
    ],
    sizes: new Map([['a', 1]]),
  };
  const filled = withPage(view, '/reviews/oak');
  expect(filled).toEqual({
    ...view,
    rows: [
      {
        visit: {
          href: 'https://c.test/?sub=reviews-oak',
          elsewhere: { DE: 'https://c.test/de/reviews-oak' },
          paid: true,
        },
      },
      { visit: other },
    ],
  });
  // A value that holds no such link is the same object.
  expect(filled.rows[1]).toBe(view.rows[1]);
  expect(filled.sizes).toBe(view.sizes);
});
