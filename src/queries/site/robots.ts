import { siteSettings } from './site.ts';

/**
 * Whether searches may list the site: only once `npm run launch-check` finds nothing left to do. The
 * build asks it and says so in LAUNCH_READY.
 */
export function maySearchesList(): boolean {
  return process.env['LAUNCH_READY'] === 'yes';
}

/** robots.txt. Pages that must not be listed say so themselves, which only a crawler that reads them sees. */
export async function robotsText(): Promise<string> {
  const { baseUrl } = await siteSettings();
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', baseUrl).href}\n`;
}
