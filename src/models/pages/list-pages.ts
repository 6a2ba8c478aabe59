import { listPageHref } from '#domain/lists/list-address.ts';
import { pageSteps } from '#domain/lists/paginate.ts';
import type { ListOfPages, PageHead } from './page-kind.ts';

/** The links to the pages of a list, for one of them; `null` where there is only one. */
export function pagination(base: string, { label, pageCount }: ListOfPages, number: number) {
  if (pageCount === 1) return null;
  const href = (page: number) => listPageHref(base, page);
  return {
    label,
    previousHref: number === 1 ? null : href(number - 1),
    nextHref: number === pageCount ? null : href(number + 1),
    steps: pageSteps(number, pageCount).map((page) =>
      page === null ? null : { number: page, href: href(page), current: page === number },
    ),
  };
}

/**
 * Title and description of a page of a list: from the second page on they say which one it is, so
 * that no two pages share them.
 */
export function pagedHead(
  head: PageHead,
  { what, pageCount }: ListOfPages,
  number: number,
): PageHead {
  if (number === 1) return head;
  const page = `page ${number} of ${pageCount}`;
  return { ...head, title: `${head.title}, ${page}`, description: `${what}: ${page}.` };
}
