import { describePage } from '#models/pages/described-page.ts';
import type { PageKind, Place } from '#models/pages/page-kind.ts';
import { placedPages } from '#models/pages/placed-pages.ts';
import { mappedPages, siteMapText } from '#models/pages/site-map.ts';
import { plateBrand } from '../site/brand.ts';
import { isListed } from '../site/listing.ts';
import { siteSettings } from '../site/site.ts';
import { home } from './home.ts';
import { LISTED_PAGES } from './listed-pages.ts';
import { notFound } from './not-found.ts';
import { search } from './search.ts';

export const SITE_PAGES: readonly PageKind[] = [home, ...LISTED_PAGES, search, notFound];

/** The pages that searches may list. */
export async function siteMap(): Promise<string> {
  const pages = (await mappedPages(SITE_PAGES)).filter(({ path }) => isListed(path));
  return siteMapText(pages, (await siteSettings()).baseUrl);
}

/** Later pages of a list use the sharing picture of the first. */
const isFirst = ({ place }: { place: Place }) => place.number === 1;

/** Content of every sharing picture. */
export async function sharedPages() {
  const [{ baseUrl }, brand] = [await siteSettings(), await plateBrand()];
  const pages = SITE_PAGES.map(async (kind) =>
    Promise.all(
      (await placedPages(kind)).filter(isFirst).map(async ({ entry, place }) => {
        const { address, title, pictureNote, plate } = await describePage(kind, entry, place, {
          brand,
          origin: baseUrl,
        });
        return { address, brand, title, note: pictureNote, plate };
      }),
    ),
  );
  return (await Promise.all(pages)).flat();
}
