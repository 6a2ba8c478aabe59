import type { PageKind } from './page-kind.ts';
import { placedPages } from './placed-pages.ts';

type MappedPage = { path: string; lastModified: string };

/** The site map by the protocol of sitemaps.org, in one file: that may hold 50,000 addresses. */
export function siteMapText(pages: readonly MappedPage[], origin: string): string {
  const addresses = pages.map(
    ({ path, lastModified }) =>
      `<url><loc>${new URL(path, origin).href}</loc><lastmod>${lastModified}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('')}</urlset>\n`;
}

/** The pages of some kinds with the day on which what they say last changed, by their addresses. */
export async function mappedPages(kinds: readonly PageKind[]): Promise<readonly MappedPage[]> {
  const pages = (await Promise.all(kinds.map((kind) => placedPages(kind)))).flat();
  return pages
    .flatMap(({ address, entry, place }) => {
      const lastModified =
        place.number === 1 ? entry.changedOn : (entry.list?.changedOn ?? entry.changedOn);
      return lastModified === null ? [] : [{ path: address, lastModified }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
