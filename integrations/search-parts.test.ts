import { expect, test } from 'vitest';
import { type Cut, partsOf } from './search-parts.ts';

const CUT: Cut = { manyPages: 10, fullFolder: 5, pagesOfPart: 8 };

const reviews = (count: number) =>
  Array.from({ length: count }, (_, number) => `reviews/${number}.html`);

test('a site of few pages has one part', () => {
  const parts = partsOf(reviews(9), CUT);
  expect(parts.count).toBe(1);
  expect(parts.of('/reviews/3')).toBe(0);
});

test.each([
  [10, 2],
  [16, 2],
  [17, 4],
  [32, 4],
  [33, 8],
])('%i pages of a full folder are cut into %i, behind the first part', (pages, others) => {
  expect(partsOf(reviews(pages), CUT).count).toBe(1 + others);
});

test('pages of folders with few are in the first part, those of full ones in the others', () => {
  const parts = partsOf(['index.html', 'games/dice.html', ...reviews(20)], CUT);
  expect(['/', '/games/dice'].map(parts.of)).toEqual([0, 0]);
  expect(reviews(20).filter((file) => parts.of(`/${file.slice(0, -5)}`) === 0)).toEqual([]);
});

test('no page moves to another part when others come or go', () => {
  const before = partsOf(reviews(20), CUT);
  const after = partsOf(['index.html', ...reviews(31).slice(1)], CUT);
  for (const file of reviews(20)) {
    const address = `/${file.slice(0, -5)}`;
    expect(after.of(address)).toBe(before.of(address));
  }
});

test('a site of many pages without a full folder has one part', () => {
  const files = Array.from({ length: 12 }, (_, number) => `${number}/page.html`);
  expect(partsOf(files, CUT).count).toBe(1);
});
