import { fragmentOf, type Redirect } from './redirects.ts';
import { CACHE_CONTROL, FALLBACKS, HASHED_FOLDER } from './rules.ts';
import { GENERATED_NOTE } from './server-settings.ts';

/**
 * Limits of Cloudflare Pages; Netlify sets no lower ones.
 * https://developers.cloudflare.com/pages/configuration/redirects/
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
const LIMITS = { characters: 2000, redirects: 2000 };

/**
 * `_headers` for Netlify and Cloudflare Pages. Both revalidate what has no Cache-Control here, and
 * join headers that two rules set, so it is set for hashed files alone. Throws if a line is longer
 * than the hosts read.
 */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const lines = [
    GENERATED_NOTE,
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    // Cloudflare Pages lets every site read every file; this takes that back. Netlify skips the line.
    '  ! Access-Control-Allow-Origin',
    `${HASHED_FOLDER}*`,
    `  Cache-Control: ${CACHE_CONTROL.hashed}`,
  ];
  const tooLong = lines.find(({ length }) => length > LIMITS.characters);
  if (tooLong !== undefined) {
    const found = `${tooLong.length}: ${tooLong.slice(0, 60)}…`;
    throw new Error(`_headers: expected at most ${LIMITS.characters} characters, found ${found}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The headers of every answer, as `headersFile` wrote them. */
export function readHeadersFile(text: string): Record<string, string> {
  const [, forAll = ''] = text.split(/^\/\*$/m);
  const [lines = ''] = forAll.split(/^\S/m);
  return Object.fromEntries(
    [...lines.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * `_redirects` for Netlify and Cloudflare Pages. The first line that fits decides on Cloudflare even
 * where there is a page, so the pages below a fallback come first, each standing for itself; Netlify
 * ignores such lines, and shows a page before it looks here. Their names with `.html` would fit a
 * fallback too. Throws beyond the hosts' limits.
 */
export function redirectsFile(redirects: readonly Redirect[], pages: readonly string[]): string {
  const selves = FALLBACKS.flatMap(({ under }) =>
    pages.filter((page) => page.startsWith(`${under}/`)),
  );
  const fixed = [
    ...redirects.map(({ from, to, place }) => `${from} ${to}${fragmentOf(place)} 301`),
    ...selves.sort().flatMap((page) => [`${page}.html ${page} 301`, `${page} ${page} 200`]),
  ];
  const patterns = FALLBACKS.map(({ under, page }) => `${under}/:name ${page} 200`);
  if (fixed.length > LIMITS.redirects) {
    throw new Error(`_redirects: expected at most ${LIMITS.redirects}, found ${fixed.length}`);
  }
  return `${[GENERATED_NOTE, ...fixed, ...patterns].join('\n')}\n`;
}

/** The redirects from plain addresses, as `redirectsFile` wrote them. */
export const readRedirectsFile = (text: string): Redirect[] =>
  [...text.matchAll(/^(\/[a-z0-9/-]+(?:\.xml)?) ((?:\/|https:)[^\s#]*)(?:#(\S+))? 301$/gm)].map(
    ([, from = '', to = '', place]) => ({ from, to, ...(place !== undefined && { place }) }),
  );
