import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { publishedSchema } from '#schemas/redirects.ts';

/** True if a built site asks search engines not to list it. */
export const isHiddenFromSearches = (dist: string): boolean =>
  /<meta name="robots" content="noindex/.test(readFileSync(path.join(dist, 'index.html'), 'utf8'));

export const searchWords = (isHidden: boolean): string =>
  isHidden
    ? 'No search may list this site: each page says noindex until npm run launch.'
    : 'Searches may list this site.';

const NOTE =
  '# The pages that this site has had, written by npm run build. The check names one that is gone without a redirect.\n';

/**
 * Adds the pages of a built site to the list of those that there have been. Returns whether it has grown. A site
 * that no search may list has nothing yet that anybody could miss.
 */
export function recordPublished(dist: string, contentDir: string): boolean {
  if (isHiddenFromSearches(dist)) return false;
  const file = path.join(contentDir, 'published.yaml');
  const before = existsSync(file)
    ? publishedSchema.parse(parse(readFileSync(file, 'utf8'))).addresses
    : [];
  const sitemap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8');
  const now = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    // Later pages of a list change with every entry.
    .filter((address) => !/\/page\/\d+$/.test(address));
  const addresses = [...new Set([...before, ...now])].sort();
  if (addresses.length === before.length) return false;
  writeFileSync(file, NOTE + stringify({ addresses }));
  return true;
}
