import type { Category } from '#art/inks.ts';
import type { SearchKind } from '#domain/search/search-kind.ts';
import type { Folder } from '#domain/site/folders.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { Signed } from '#schemas/entry-fields.ts';

/** Position of a page within its kind. */
export type Place<Slug extends string = string> = {
  /** Last part of the address in a folder; empty for a single page. */
  slug: Slug;
  /** Page number within a list; 1 everywhere else. */
  number: number;
};

/** Defaults of a kind, which a page may override. */
type Traits = {
  /** Kind of search result; `null` keeps the page out of the search. */
  search: SearchKind | null;
  /** Plate of the sharing picture. */
  plate: Category;
  /** Group in the index of all pages; `null` leaves it out. */
  group: PageGroup | null;
};

/** One page of a kind, as listed. */
export type PageEntry<Slug extends string = string> = Partial<Traits> & {
  slug: Slug;
  /** Name in breadcrumbs. */
  name: string;
  /** Name in the index of all pages; default: `name`. */
  listedAs?: string;
  /** Date of the last change of its content; left out where it is not known. */
  changedOn?: string | undefined;
  /** Has no address of its own, and so no place in the site map. */
  isUnlisted?: true;
  /** Set on the first page of a list, which goes on at `…/page/2`. */
  list?: ListOfPages;
};

export type ListOfPages = {
  pageCount: number;
  /** Label of the pagination. */
  label: string;
  /** Subject of the list in a few words: descriptions begin with it from the second page on. */
  what: string;
  /** Date of the last change of the list, where the first page shows more than the list. */
  changedOn?: string | undefined;
};

/** Absolute URLs, as structured data need them. */
type FullAddresses = { origin: string; page: string; picture: string };

/** Metadata of a page for search engines and social networks. */
export type PageHead = {
  title: string;
  description: string;
  keywords: readonly string[];
  type?: 'article';
  /**
   * Author and reviewer; default: those of the site. `null`: unsigned, or signed in its own data.
   */
  signed?: Signed | null;
  /** Printed on the sharing picture beside the title. */
  pictureNote?: string;
  /** Schema.org nodes beside the breadcrumb. They state only facts that the page shows. */
  structuredData?: (
    addresses: FullAddresses,
  ) => readonly Record<string, unknown>[] | Promise<readonly Record<string, unknown>[]>;
};

type Definition<Slug extends string, View> = Partial<Traits> & {
  /** Breadcrumb item between the home page and this one: a single page, or a link. */
  below?: PageKind<'', unknown> | LinkItem;
  /** False on pages for people who may need help: they carry no call to see casinos. */
  promotes?: boolean;
  /** Every entry has a `list`; the route then also builds the later pages. */
  inPages?: boolean;
  // Methods, not function properties: TypeScript compares their parameters bivariantly, so a kind
  // with slugs of its own is a PageKind too.
  head(place: Place<Slug>): PageHead | Promise<PageHead>;
  /** Props of the template beside breadcrumb and pagination. */
  view(place: Place<Slug>): View | Promise<View>;
};

/**
 * Definition of a kind of page. Routes, site map, index, search, sharing pictures and breadcrumbs
 * are derived from it.
 */
export type PageKind<Slug extends string = string, View = unknown> = Definition<Slug, View> &
  Traits & {
    base: string;
    inFolder: boolean;
    inPages: boolean;
    promotes: boolean;
    entries(): Promise<readonly PageEntry<Slug>[]>;
  };

const DEFAULTS = {
  promotes: true,
  inPages: false,
  search: 'page',
  plate: 'Strategy',
  group: 'site',
} as const satisfies Traits & Partial<Definition<string, unknown>>;

/** Kind that is one page, or one list in pages. */
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

/** Kind with one page for each entry of a collection, all in one folder. */
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

/** Groups of the index of all pages, in order. */
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
