import { siteSettings } from './site.ts';

/**
 * Whether searches may list the site: only once `npm run launch-check` finds nothing left to do, which
 * `integrations/content-check.ts` asks at each build.
 */
export function maySearchesList(): boolean {
  return import.meta.env.LAUNCH_READY;
}

/** robots.txt. Pages that must not be listed say so themselves, which only a crawler that reads them sees. */
export async function robotsText(): Promise<string> {
  const { baseUrl } = await siteSettings();
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', baseUrl).href}\n`;
}
