import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { publishedSchema } from '#schemas/redirects.ts';

/** What follows from a built site for searches. */
export type SearchStanding = { isHidden: boolean; sentence: string };

/** Whether the pages of a built site ask searches not to list them, in words for who builds it. */
export function searchStanding(dist: string): SearchStanding {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const isHidden = /<meta name="robots" content="noindex/.test(html);
  return {
    isHidden,
    sentence: isHidden
      ? 'No search may list this site: each page says noindex. npm run launch-check names what is left to do.'
      : 'Searches may list this site.',
  };
}

const NOTE =
  '# The pages that this site has had, written by npm run build. The check names one that is gone without a redirect.\n';

/**
 * Adds the pages of a built site to the list of those that there have been. Returns whether it has grown. A site
 * that no search may list has nothing yet that anybody could miss.
 */
export function recordPublished(dist: string, contentDir: string): boolean {
  if (searchStanding(dist).isHidden) return false;
  const file = path.join(contentDir, 'published.yaml');
  const before = existsSync(file)
    ? publishedSchema.parse(parse(readFileSync(file, 'utf8'))).addresses
    : [];
  const sitemap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8');
  const now = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    // What stands on a later page of a list changes with every entry.
    .filter((address) => !/\/page\/\d+$/.test(address));
  const addresses = [...new Set([...before, ...now])].sort();
  if (addresses.length === before.length) return false;
  writeFileSync(file, NOTE + stringify({ addresses }));
  return true;
}
