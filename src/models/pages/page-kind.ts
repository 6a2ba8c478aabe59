import type { Category } from '#art/inks.ts';
import type { SearchKind } from '#domain/search/search-kind.ts';
import type { Folder } from '#domain/site/folders.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { Signed } from '#schemas/entry-fields.ts';

/** Which page of a kind is meant. */
export type Place<Slug extends string = string> = {
  /** Last part of the address in a folder; empty where the kind is a single page. */
  slug: Slug;
  /** Counts the pages of a list from 1; 1 everywhere else. */
  number: number;
};

/** What all pages of a kind share, except where one of them says otherwise. */
type Traits = {
  /** What the search calls the page; `null` leaves it out. */
  search: SearchKind | null;
  /** Plate that its picture for sharing is printed on. */
  plate: Category;
  /** Part of the index of all pages that lists it; `null` leaves it out. */
  group: PageGroup | null;
};

/** One page of a kind, as others name it. */
export type PageEntry<Slug extends string = string> = Partial<Traits> & {
  slug: Slug;
  /** Its name in trails. */
  name: string;
  /** Its name in the index of all pages, if that is another. */
  listedAs?: string;
  /** Day on which what it says last changed; `null` leaves it out of the site map. */
  changedOn: string | null;
  /** The page is the first of a list, which goes on at `…/page/2`. */
  list?: ListOfPages;
};

export type ListOfPages = {
  pageCount: number;
  /** Names the row of links to its pages. */
  label: string;
  /** What is listed, in a few words: from the second page on, descriptions begin with it. */
  what: string;
  /** Day on which the list last changed, where the first page says more than the list. */
  changedOn?: string;
};

/** Full addresses, as structured data need them. */
export type FullAddresses = { origin: string; page: string; picture: string };

/** What a page says of itself to searches and to those who share it. */
export type PageHead = {
  title: string;
  description: string;
  keywords: readonly string[];
  type?: 'article';
  /** Who signs it; left out, the names of the site do. `null`: nobody has to, or its own data say it. */
  signed?: Signed | null;
  /** What its picture for sharing says besides the title. */
  pictureNote?: string;
  /** Schema.org nodes beside the breadcrumb, that say what the page shows and nothing else. */
  structuredData?: (
    addresses: FullAddresses,
  ) => readonly Record<string, unknown>[] | Promise<readonly Record<string, unknown>[]>;
};

type Definition<Slug extends string, View> = Partial<Traits> & {
  /** What the trail names between the home page and this one: a kind of one page, or a link. */
  below?: PageKind<'', unknown> | LinkItem;
  /** False on pages for people who may need help: no call to go and look at casinos. */
  promotes?: boolean;
  /** Every entry has a `list`; the route then takes the later pages too. */
  inPages?: boolean;
  // Methods, whose parameters TypeScript compares bivariantly: a kind with slugs of its own is a PageKind too.
  head(place: Place<Slug>): PageHead | Promise<PageHead>;
  /** What the template shows beside trail and links to later pages. */
  view(place: Place<Slug>): View | Promise<View>;
};

/** A kind of page, said once. Routes, site map, index, search, pictures and trails follow from it. */
export type PageKind<Slug extends string = string, View = unknown> = Definition<Slug, View> &
  Traits & {
    base: string;
    inFolder: boolean;
    inPages: boolean;
    promotes: boolean;
    entries(): Promise<readonly PageEntry<Slug>[]>;
  };

/** Of a page that does not say otherwise. */
const DEFAULTS = {
  promotes: true,
  inPages: false,
  search: 'page',
  plate: 'Strategy',
  group: 'site',
} as const satisfies Traits & Partial<Definition<string, unknown>>;

/** A kind that is one page, or one list in pages. */
export function singlePage<View>({
  address,
  entry,
  ...definition
}: Definition<'', View> & {
  address: string;
  entry: () => Omit<PageEntry<''>, 'slug'> | Promise<Omit<PageEntry<''>, 'slug'>>;
}): PageKind<'', View> {
  return {
    ...DEFAULTS,
    ...definition,
    base: address,
    inFolder: false,
    entries: async () => [{ slug: '', ...(await entry()) }],
  };
}

/** A kind with a page for each of something, all in one folder. */
export function pagesInFolder<Slug extends string, View>({
  folder,
  entries,
  ...definition
}: Definition<Slug, View> & {
  folder: Folder;
  entries: () => readonly PageEntry<Slug>[] | Promise<readonly PageEntry<Slug>[]>;
}): PageKind<Slug, View> {
  return {
    ...DEFAULTS,
    ...definition,
    base: folder.base,
    inFolder: true,
    entries: async () => entries(),
  };
}

/** The parts of the index of all pages, in their order. */
export const PAGE_GROUPS = {
  casinos: 'Casino reviews',
  bonuses: 'Bonuses',
  payments: 'Payments and KYC',
  tools: 'Tools',
  guides: 'Guides',
  strategies: 'Strategies',
  games: 'Games',
  countries: 'Countries',
  site: 'Help and this site',
} as const;

export type PageGroup = keyof typeof PAGE_GROUPS;
