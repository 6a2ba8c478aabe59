/**
 * What every host has to do with a request, in one place. `npm start` obeys it directly; the build
 * writes it out for Netlify and Cloudflare Pages, nginx and Caddy.
 */

/** Unknown categories and games get the page of the default, with status 200 (SPEC section 8). */
export const FALLBACKS = [
  { under: '/bonuses', page: '/bonuses/no-deposit' },
  { under: '/games', page: '/games/crash' },
  { under: '/payments-kyc', page: '/payments-kyc/fast-payout' },
] as const;

export const NOT_FOUND_PAGE = '/404';

/** Files below this address carry a hash in their names and never change. */
export const HASHED_FOLDER = '/assets/';

export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const;

/** The page that stands in for an unknown address; `null` where the answer is the 404 page. */
export function fallbackFor(path: string): string | null {
  const match = FALLBACKS.find(({ under }) => {
    const rest = path.startsWith(`${under}/`) ? path.slice(under.length + 1) : '';
    return rest !== '' && !rest.includes('/');
  });
  return match?.page ?? null;
}
