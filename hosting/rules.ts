import { FOLDERS, fallbacksIn } from '#domain/site/folders.ts';

/**
 * What every host has to do with a request, in one place. `npm start` obeys it directly; the build
 * writes it out for Netlify and Cloudflare Pages, nginx and Caddy.
 *
 * The patterns keep to what JavaScript, PCRE (nginx) and RE2 (Caddy) read alike: no lookaround, no
 * flags, no counted repeats.
 */

/** Unknown categories and games get the page of the default, with status 200 (SPEC section 8). */
export const FALLBACKS = fallbacksIn(FOLDERS);

export const NOT_FOUND_PAGE = '/404';

/** Files below this address carry a hash in their names and never change. */
export const HASHED_FOLDER = '/assets/';

export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const;

export const METHODS = ['GET', 'HEAD'] as const;

/** Request targets (path and query) that are longer than this many characters are refused: 414. */
export const LONGEST_TARGET = 4096;

/** Request targets, as they were sent, whose path is not a plain one: refused with 400. */
export const MALFORMED = [
  // A character that has to be percent-encoded.
  "^/[^?]*[^?A-Za-z0-9._~!$&'()*+,;=:@%/\\[\\]-]",
  // A percent sign without its two digits.
  '^/[^?]*%([^0-9A-Fa-f]|[0-9A-Fa-f]([^0-9A-Fa-f]|$)|$)',
  // An encoded slash, backslash or control character: NUL, line breaks, DEL.
  '^/[^?]*%(2[Ff]|5[Cc]|[01][0-9A-Fa-f]|7[Ff])',
  // The segments . and .., encoded or not.
  '^/([^?]*/)?(\\.|%2[Ee])(\\.|%2[Ee])?(/|\\?|$)',
] as const;

/** Request targets, as they were sent, with an empty segment in the path: no address has one. */
export const DOUBLE_SLASH = '^[^?]*//';

/** Decoded paths that have no address, whatever the folder holds: 404. */
export const HIDDEN: readonly { path: string; unless?: string }[] = [
  { path: '^/\\.', unless: '^/\\.well-known/' },
  { path: './\\.' },
  { path: '\\.(br|gz)$' },
  { path: '^/(_headers|_redirects)$' },
  { path: '^/404(\\.html)?/?$' },
];

/** An address with `.html` or a slash at its end; its groups are the plain address and the query. */
export const UNTIDY_ADDRESS = '^(/[^?]+?)(\\.html/?|/)(\\?.*)?$';

/** Decoded paths that name a page's file; pages are served at their plain addresses only. */
export const PAGE_FILE = '\\.html$';

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
export function directlyBelow(folder: string): string {
  return `^${folder}/[^/]+$`;
}

/** The page that stands in for an unknown address; `null` where the answer is the 404 page. */
export function fallbackFor(path: string): string | null {
  return FALLBACKS.find(({ under }) => new RegExp(directlyBelow(under)).test(path))?.page ?? null;
}
