import type { PageKind } from './page-kind.ts';
import { placedPages } from './placed-pages.ts';

type MappedPage = { path: string; lastModified?: string | undefined };

/** Site map after sitemaps.org, in one file: the protocol allows 50,000 addresses in one. */
export function siteMapText(pages: readonly MappedPage[], origin: string): string {
  const addresses = pages.map(({ path, lastModified }) => {
    const day = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${new URL(path, origin).href}</loc>${day}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('')}</urlset>\n`;
}

/** Addresses with the date on which their content last changed. */
export async function mappedPages(kinds: readonly PageKind[]): Promise<readonly MappedPage[]> {
  const pages = (await Promise.all(kinds.map((kind) => placedPages(kind)))).flat();
  return pages
    .filter(({ entry }) => !entry.isUnlisted)
    .map(({ address, entry, place }) => {
      const ofList = place.number === 1 ? undefined : entry.list?.changedOn;
      return { path: address, lastModified: ofList ?? entry.changedOn };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
