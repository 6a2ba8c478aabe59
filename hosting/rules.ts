import { FOLDERS, fallbacksIn } from '#domain/site/folders.ts';

/**
 * Rules of every host. `npm start` obeys them directly; the build writes them out for Netlify and Cloudflare Pages,
 * nginx and Caddy. The patterns keep to what JavaScript, PCRE (nginx) and RE2 (Caddy) read alike: no lookaround, no
 * flags, no counted repeats.
 */

/** Unknown categories and games get the page of the default, with status 200 (SPEC section 8). */
export const FALLBACKS = fallbacksIn(FOLDERS);

export const NOT_FOUND_PAGE = '/404.html';

/** Files below this address carry a hash in their names and never change. */
export const HASHED_FOLDER = '/assets/';

export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const;

/**
 * An address with `.html` or a slash at its end; its groups are the plain address and the query. A second slash or a
 * backslash at its start would make the plain address one of another site.
 */
export const UNTIDY_ADDRESS = '^(/[^/\\x5c?][^?]*?)(\\.html/?|/)(\\?.*)?$';

/** Types by file ending, so that no host guesses. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

export const OTHER_CONTENT_TYPE = 'application/octet-stream';

/** Pattern for the addresses directly below a folder: `/bonuses` → `/bonuses/x`. */
export const directlyBelow = (folder: string) => `^${folder}/[^/]+$`;

/** The file that stands in for an unknown address; `null` where the answer is the 404 page. */
export function fallbackFor(path: string): string | null {
  const found = FALLBACKS.find(({ under }) => new RegExp(directlyBelow(under)).test(path));
  return found === undefined ? null : `${found.page}.html`;
}
