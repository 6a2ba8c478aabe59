import type { BrandView } from '#domain/site/brand-view.ts';
import type { Byline } from '#domain/site/byline.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { DescribedPage } from './described-page.ts';

/** What stands on every page around its content. */
export type Shell = {
  brand: BrandView;
  /** Whether the site sends the files of its fonts. */
  bringsFonts: boolean;
  papers: { light: string; dark: string };
  tagline: string;
  /** Pages of the owner's that header and footer lead to. */
  menu: { header: readonly LinkItem[]; footer: readonly LinkItem[] };
  help: readonly { name: string; place: string; phone: string; tel: string }[];
  helpWebsite: { name: string; href: string };
  countries: readonly { code: string; name: string }[];
  countryAtFirst: string;
  placeAtFirst: string;
  /** The age that the law asks for there, in words. */
  ageAtFirst: string;
  showsSamples: boolean;
  countsVisits: boolean;
  year: number;
  menuArtHref: string;
  loaderSvg: string;
};

/** The tags by which a page describes itself to searches and to those who share it. */
export type HeadTags = {
  title: string;
  /** `null` for the page of unknown addresses, which has none of its own. */
  canonical: string | null;
  metas: readonly { name?: string; property?: string; content: string }[];
  structuredData: string;
  countryData: string;
};

/** The props of the layout, which reads no content itself. */
export type LaidOutPage = DescribedPage & { shell: Shell; tags: HeadTags; byline: Byline };
