import type { BrandView } from '#domain/site/brand-view.ts';
import type { Byline } from '#domain/site/byline.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { DescribedPage } from './described-page.ts';

/** Header, footer, menu and other parts that every page shares. */
export type Shell = {
  brand: BrandView;
  /** True unless the site is set in system fonts. */
  bringsFonts: boolean;
  papers: { light: string; dark: string };
  tagline: string;
  /** Links to the owner's own pages. */
  menu: { header: readonly LinkItem[]; footer: readonly LinkItem[] };
  help: readonly { name: string; place: string; phone: string; tel: string }[];
  helpWebsite: { name: string; href: string };
  countries: readonly { code: string; name: string }[];
  countryAtFirst: string;
  /** `none` where no casino is linked before the reader has chosen a country. */
  linksBeforeChoice: 'none' | undefined;
  placeAtFirst: string;
  /** Age limit of the default country where it is over 18: 21+; else empty. */
  ageAtFirst: string;
  /** Line on invented casinos; `null` if there are none. */
  demonstration: string | null;
  countsVisits: boolean;
  year: number;
  menuArtHref: string;
  loaderSvg: string;
};

/** Meta tags for search engines and social networks. */
export type HeadTags = {
  title: string;
  /** `null` for the 404 page, which has no address of its own. */
  canonical: string | null;
  metas: readonly { name?: string; property?: string; content: string }[];
  structuredData: string;
  countryData: string;
};

/** The props of the layout, which reads no content itself. */
export type LaidOutPage = DescribedPage & { shell: Shell; tags: HeadTags; byline: Byline };
