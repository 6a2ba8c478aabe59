import { pageCountOf, pageOf } from '#domain/lists/paginate.ts';

export type MappedPage = { path: string; lastModified: string };

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const SITE_MAP = 'sitemap.xml';

const fileOf = (number: number) => `sitemap-${number}.xml`;

/**
 * The site map as files by their names, by the protocol of sitemaps.org: all addresses in one, or, of
 * more than `size`, in files of that many and an index that names them. A file may hold 50,000
 * addresses and 50 MB.
 */
export function siteMapFiles(
  pages: readonly MappedPage[],
  origin: string,
  size: number,
): ReadonlyMap<string, string> {
  const count = pageCountOf(pages.length, size);
  if (count === 1) return new Map([[SITE_MAP, urlSet(pages, origin)]]);
  const parts = Array.from({ length: count }, (_, index) => pageOf(pages, size, index + 1));
  const index = parts.map(({ number, items }) => {
    const newest = items.reduce(
      (day, { lastModified }) => (lastModified > day ? lastModified : day),
      '',
    );
    return element('sitemap', new URL(`/${fileOf(number)}`, origin).href, newest);
  });
  return new Map([
    [SITE_MAP, wrap('sitemapindex', index)],
    ...parts.map(({ number, items }) => [fileOf(number), urlSet(items, origin)] as const),
  ]);
}

const urlSet = (pages: readonly MappedPage[], origin: string) =>
  wrap(
    'urlset',
    pages.map(({ path, lastModified }) => element('url', new URL(path, origin).href, lastModified)),
  );

const element = (name: string, address: string, day: string) =>
  `<${name}><loc>${address}</loc><lastmod>${day}</lastmod></${name}>`;

const wrap = (name: string, elements: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${NAMESPACE}">\n${elements.join('\n')}\n</${name}>\n`;
