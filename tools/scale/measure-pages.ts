import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The kinds of files whose size could grow with the content, by their addresses. */
const KINDS: readonly (readonly [kind: string, address: RegExp])[] = [
  ['Home', /^\/index\.html$/],
  ['All bonuses', /^\/bonuses(\/page\/\d+)?\.html$/],
  ['Bonuses of a kind', /^\/bonuses\/[^/]+(\/page\/\d+)?\.html$/],
  ['Payments table', /^\/payments-kyc(\/[^/]+)?\.html$/],
  ['Rows for the filters, a file', /^\/payments-kyc\/rows\/.+\.json$/],
  ['Guides', /^\/guides(\/page\/\d+)?\.html$/],
  ['A guide', /^\/guides\/[^/]+\.html$/],
  ['A review', /^\/reviews\/[^/]+\.html$/],
  ['How we rate', /^\/how-we-rate(\/page\/\d+)?\.html$/],
  ['Affiliate disclosure', /^\/affiliate-disclosure(\/page\/\d+)?\.html$/],
  ['All pages', /^\/search(\/page\/\d+)?\.html$/],
  ['Blog', /^\/blog(\/page\/\d+)?\.html$/],
  ['Feeds', /^\/feed\.(xml|json)$/],
  ['Site map, a file', /^\/sitemap(-\d+)?\.xml$/],
  ['Search index, a file', /^\/pagefind\/(fragment|index|filter)\//],
  ['Search index, its list', /^\/pagefind\/.+\.pf_meta$/],
  ['Other pages', /\.html$/],
];

export type Largest = { kind: string; address: string; bytes: number; brotliBytes: number };
export type PagesMeasured = { pageCount: number; totalBytes: number; largest: Largest[] };

/** Counts what a build wrote and finds the largest file of each kind. */
export function measurePages(dist: string): PagesMeasured {
  const largest = new Map<string, { address: string; bytes: number }>();
  let pageCount = 0;
  let totalBytes = 0;
  for (const file of globSync('**/*.*', { cwd: dist })) {
    const stats = statSync(path.join(dist, file));
    if (!stats.isFile()) continue;
    const address = `/${file.split(path.sep).join('/')}`;
    totalBytes += stats.size;
    if (address.endsWith('.html')) pageCount += 1;
    const kind = KINDS.find(([, pattern]) => pattern.test(address))?.[0];
    if (kind === undefined || (largest.get(kind)?.bytes ?? 0) >= stats.size) continue;
    largest.set(kind, { address, bytes: stats.size });
  }
  return {
    pageCount,
    totalBytes,
    largest: KINDS.flatMap(([kind]) => {
      const found = largest.get(kind);
      if (found === undefined) return [];
      const brotliBytes = brotliCompressSync(readFileSync(path.join(dist, found.address))).length;
      return [{ kind, ...found, brotliBytes }];
    }),
  };
}
