import { listPageHref } from '#domain/lists/list-address.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { PageEntry, PageKind, Place } from './page-kind.ts';

export type PlacedPage<Slug extends string = string> = {
  place: Place<Slug>;
  entry: PageEntry<Slug>;
  address: string;
};

/** Address of a page; of a list, that of its first page. */
export function hrefOf({ base, inFolder }: PageKind, { slug }: { slug: string }): string {
  return inFolder ? `${base}/${slug}` : base;
}

/** Every page of a kind, later pages of lists included. */
export async function placedPages<Slug extends string>(
  kind: PageKind<Slug>,
): Promise<readonly PlacedPage<Slug>[]> {
  return (await kind.entries()).flatMap((entry) =>
    Array.from({ length: entry.list?.pageCount ?? 1 }, (_, index) => ({
      place: { slug: entry.slug, number: index + 1 },
      entry,
      address: listPageHref(hrefOf(kind, entry), index + 1),
    })),
  );
}

/** Return value of a route's `getStaticPaths`: each page of the kind, with its place as props. */
export async function staticPathsOf<Slug extends string>(kind: PageKind<Slug>) {
  return (await placedPages(kind)).map(({ place }) => ({
    params: {
      ...(kind.inFolder && { slug: place.slug }),
      ...(kind.inPages && { page: place.number === 1 ? undefined : `page/${place.number}` }),
    },
    props: place,
  }));
}

const HOME_LINK: LinkItem = { text: 'Home', href: '/' };

/** Breadcrumb from the home page to a page, which comes last. */
export async function trailTo(
  kind: PageKind,
  { entry, place, address }: PlacedPage,
): Promise<readonly LinkItem[]> {
  const first = { text: entry.name, href: hrefOf(kind, entry) };
  if (address === HOME_LINK.href) return [first];
  const trail = [HOME_LINK, ...(kind.below === undefined ? [] : [await linkTo(kind.below)]), first];
  return place.number === 1 ? trail : [...trail, { text: `Page ${place.number}`, href: address }];
}

/** Link to a single page, by its name in breadcrumbs. */
async function linkTo(to: PageKind | LinkItem): Promise<LinkItem> {
  if ('href' in to) return to;
  const [entry] = await to.entries();
  if (entry === undefined) throw new Error(`Expected a page at ${to.base}, found none`);
  return { text: entry.name, href: hrefOf(to, entry) };
}
