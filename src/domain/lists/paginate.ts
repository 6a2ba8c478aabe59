/** One page of a list that may be too long for one. */
export type ListPage<Item> = {
  items: readonly Item[];
  /** Counts from 1. */
  number: number;
  /** At least 1. */
  pageCount: number;
  /** Place of the first item in the whole list, counted from 1; 0 in an empty list. */
  first: number;
  /** Place of the last item in the whole list. */
  last: number;
  /** Length of the whole list. */
  total: number;
};

/** Number of pages of a list; an empty one has one page, which says that it is empty. */
export const pageCountOf = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));

/** Number of the page on which the item with that index (from 0) stands. */
export const pageNumberOf = (index: number, size: number): number => Math.floor(index / size) + 1;

/** The page with that number, from 1. Throws where the list has no such page. */
export function pageOf<Item>(items: readonly Item[], size: number, number: number): ListPage<Item> {
  const pageCount = pageCountOf(items.length, size);
  if (!Number.isInteger(number) || number < 1 || number > pageCount) {
    throw new RangeError(`Expected a page from 1 to ${pageCount}, found ${number}`);
  }
  const start = (number - 1) * size;
  const onPage = items.slice(start, start + size);
  return {
    items: onPage,
    number,
    pageCount,
    first: onPage.length === 0 ? 0 : start + 1,
    last: start + onPage.length,
    total: items.length,
  };
}

/** Pages linked on each side of the current one. */
const NEIGHBOURS = 1;

/**
 * Numbers of the pages to link from one of them: the first, the last, the page itself and its
 * neighbours; `null` stands for the pages left out between two numbers. A gap of a single page is
 * filled with it. The result has seven entries at most, however many pages there are.
 */
export function pageSteps(number: number, pageCount: number): readonly (number | null)[] {
  const near = Array.from(
    { length: 2 * NEIGHBOURS + 1 },
    (_, index) => number - NEIGHBOURS + index,
  );
  const named = [...new Set([1, ...near, pageCount])]
    .filter((page) => page >= 1 && page <= pageCount)
    .sort((a, b) => a - b);
  return named.flatMap((page, index) => {
    const before = named[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}
