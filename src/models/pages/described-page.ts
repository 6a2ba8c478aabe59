import type { Category } from '#art/inks.ts';
import type { BrandOnPlate } from '#art/og.ts';
import { listPageHref } from '#domain/lists/list-address.ts';
import { pageSteps } from '#domain/lists/paginate.ts';
import type { SearchKind } from '#domain/search/search-kind.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import { sharingPicture } from './open-graph.ts';
import type { ListOfPages, PageEntry, PageHead, PageKind, Place } from './page-kind.ts';
import { hrefOf, trailTo } from './placed-pages.ts';

type Site = { brand: BrandOnPlate; origin: string };

/** Page record without its content, as the layout takes it. */
export type DescribedPage = Omit<PageHead, 'structuredData'> & {
  address: string;
  trail: readonly LinkItem[];
  /** Address of the sharing picture. */
  picture: string;
  plate: Category;
  /** Kind of search result; `null` keeps the page out of the search. */
  search: SearchKind | null;
  promotes: boolean;
  structuredData: readonly Record<string, unknown>[];
};

/** Search engines cut longer descriptions. */
const LONGEST_DESCRIPTION = 160;

/** Cuts a description between two words: a long casino name can make it too long. */
export function fitDescription(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const cut = text.slice(0, LONGEST_DESCRIPTION);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.]+$/, '')}…`;
}

/** Record of one page of a kind. */
export async function describePage(
  kind: PageKind,
  entry: PageEntry,
  place: Place,
  { brand, origin }: Site,
): Promise<DescribedPage> {
  const address = listPageHref(hrefOf(kind, entry), place.number);
  const trail = await trailTo(kind, { entry, place, address });
  const plate = entry.plate ?? kind.plate;
  const ownHead = await kind.head(place);
  const { structuredData, ...head } =
    entry.list === undefined ? ownHead : pagedHead(ownHead, entry.list, place.number);
  // All pages of a list share the sharing picture of the first.
  const { title } = place.number === 1 ? head : await kind.head({ ...place, number: 1 });
  const shared = { address: hrefOf(kind, entry), brand, title, note: head.pictureNote, plate };
  const picture = sharingPicture(shared).address;
  const full = (href: string) => new URL(href, origin).href;
  return {
    ...head,
    description: fitDescription(head.description),
    address,
    trail,
    picture,
    plate,
    search: place.number > 1 ? null : entry.search === undefined ? kind.search : entry.search,
    promotes: kind.promotes,
    structuredData: [
      // Pages outside the site map and the home page have no trail.
      ...(entry.isUnlisted || trail.length === 1 ? [] : [breadcrumbList(trail, origin)]),
      ...((await structuredData?.({ origin, page: full(address), picture: full(picture) })) ?? []),
    ],
  };
}

/** The visible breadcrumb as schema.org's BreadcrumbList, with full addresses. */
function breadcrumbList(trail: readonly LinkItem[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: new URL(href, origin).href,
    })),
  };
}

/** Props that every template takes beside its view: breadcrumb and pagination. */
export function frameOf(kind: PageKind, entry: PageEntry, { number }: Place, page: DescribedPage) {
  return {
    trail: page.trail,
    pagination:
      entry.list === undefined ? null : pagination(hrefOf(kind, entry), entry.list, number),
  };
}

/** Pagination of a list; `null` where there is only one page. */
function pagination(base: string, { label, pageCount }: ListOfPages, number: number) {
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
 * Title and description of a page of a list. From the second page on they carry its number, so that
 * they are unique.
 */
function pagedHead(head: PageHead, { what, pageCount }: ListOfPages, number: number): PageHead {
  if (number === 1) return head;
  const page = `page ${number} of ${pageCount}`;
  return { ...head, title: `${head.title}, ${page}`, description: `${what}: ${page}.` };
}
