import { expect, test } from 'vitest';
import { NO_ADDRESS_WORDS } from '#format/source-words.ts';
import { builtPages, documentOf } from './dist.ts';

const REASONS = Object.values(NO_ADDRESS_WORDS).map((words) => `(${words})`);

const textOf = (node: Element) => node.textContent.replaceAll(/\s+/g, ' ').trim();

/** Every source in a list of sources, with its page. */
const listed = builtPages().flatMap((page) =>
  [...documentOf(page).querySelectorAll('h2')]
    .filter((heading) => textOf(heading) === 'Sources')
    .flatMap((heading) => [...(heading.closest('section')?.querySelectorAll('ul > li') ?? [])])
    .map((item) => ({ page: page.path, item })),
);

/** Receipts below help services. */
const receipts = builtPages().flatMap((page) =>
  [...documentOf(page).querySelectorAll('main p')]
    .filter((receipt) => /^(?:Source: |No source found)/.test(textOf(receipt)))
    .flatMap((receipt) => [...receipt.querySelectorAll('span')])
    .map((item) => ({ page: page.path, item })),
);

test('every printed source opens, or says why it does not', () => {
  expect(listed.length).toBeGreaterThan(0);
  const mute = [...listed, ...receipts].filter(
    ({ item }) =>
      item.querySelector('a[href^="https://"]') === null &&
      !REASONS.some((reason) => textOf(item).includes(reason)),
  );
  expect(mute.map(({ page, item }) => `${page}: ${textOf(item)}`)).toEqual([]);
});

test('every page of law prints the oldest day on which one of its sources was read', () => {
  const days = builtPages()
    .filter(({ path }) => path.startsWith('/country/'))
    .map((page) => {
      const read = [...listed, ...receipts]
        .filter((one) => one.page === page.path)
        .flatMap(({ item }) => /(?:read|done) (\w+ \d+, \d+)/.exec(textOf(item))?.[1] ?? [])
        .toSorted((a, b) => Date.parse(a) - Date.parse(b));
      const text = textOf(documentOf(page).body);
      return [page.path, read[0], /Sources read since (\w+ \d+, \d+)/.exec(text)?.[1]];
    });
  expect(days.length).toBeGreaterThan(0);
  for (const [address, oldest, printed] of days) expect(printed, address).toBe(oldest);
});
