import { siteSettings } from './site.ts';

/** robots.txt. Pages that must not be listed say so themselves, which only a crawler that reads them sees. */
export async function robotsText(): Promise<string> {
  const { baseUrl } = await siteSettings();
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', baseUrl).href}\n`;
}
