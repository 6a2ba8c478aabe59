import type { LinkItem } from '#domain/site/link-item.ts';
import { listPageHref } from '#domain/lists/list-address.ts';
import { type ListPage, pageCountOf, pageSteps } from '#domain/lists/paginate.ts';
import type { Head } from '../site/head.ts';

/** The addresses of the pages after the first, for `getStaticPaths`. */
export function laterPagePaths(total: number, size: number) {
  return Array.from({ length: pageCountOf(total, size) - 1 }, (_, index) => ({
    params: { page: String(index + 2) },
    props: { page: index + 2 },
  }));
}

type Place = Pick<ListPage<unknown>, 'number' | 'pageCount'>;

/** The links to the pages of a list; `null` where there is only one. */
export function pagination(base: string, label: string, place: Place) {
  const { number, pageCount } = place;
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

/** The way to a page of a list: the list's own, and one step more from the second page on. */
export function pagedTrail(
  trail: readonly LinkItem[],
  base: string,
  number: number,
): readonly LinkItem[] {
  return number === 1
    ? trail
    : [...trail, { text: `Page ${number}`, href: listPageHref(base, number) }];
}

/**
 * Title and description of a page of a list: from the second page on they say which one it is, so
 * that no two pages share them. `what` says in a few words what is listed.
 */
export function pagedHead(head: Head, what: string, { number, pageCount }: Place): Head {
  if (number === 1) return head;
  const page = `page ${number} of ${pageCount}`;
  return { ...head, title: `${head.title}, ${page}`, description: `${what}: ${page}.` };
}
