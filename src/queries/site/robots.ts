import { isSiteListed } from './listing.ts';
import { siteSettings } from './site.ts';

/**
 * robots.txt blocks nothing: `noindex` works only on pages that a crawler may read. It names the site map once there
 * is something to list.
 */
export async function robotsText(): Promise<string> {
  const { baseUrl } = await siteSettings();
  const map = isSiteListed
    ? `Sitemap: ${new URL('/sitemap.xml', baseUrl).href}`
    : '# Not launched: each page says noindex.';
  return `User-agent: *\nAllow: /\n\n${map}\n`;
}
