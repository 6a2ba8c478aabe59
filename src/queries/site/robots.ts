import { siteSettings } from './site.ts';

/** robots.txt blocks nothing: `noindex` works only on pages that a crawler may read. */
export async function robotsText(): Promise<string> {
  const { baseUrl } = await siteSettings();
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', baseUrl).href}\n`;
}
