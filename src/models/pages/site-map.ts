export type MappedPage = { path: string; lastModified: string };

/** The site map by the protocol of sitemaps.org, in one file: that may hold 50,000 addresses. */
export function siteMapText(pages: readonly MappedPage[], origin: string): string {
  const addresses = pages.map(
    ({ path, lastModified }) =>
      `<url><loc>${new URL(path, origin).href}</loc><lastmod>${lastModified}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('')}</urlset>\n`;
}
