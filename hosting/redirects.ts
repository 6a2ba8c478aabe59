import { BONUS_CATEGORIES } from '#domain/bonuses/terms.ts';
import { PAYMENT_CATEGORIES } from '#domain/comparison/payment-categories.ts';
import { GAME_SLUGS } from '#domain/games/game-slugs.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';

/** A permanent redirect between two addresses of this site, both without a slash at the end. */
export type Redirect = {
  from: string;
  to: string;
  /** Id of the place on the page that it leads to. */
  place?: string;
};

/** Addresses that people guess. A page or a redirect of the owner's at one of them comes first. */
export const GUESSED: readonly Redirect[] = [
  { from: '/home', to: '/' },
  { from: '/index', to: '/' },
  { from: '/reviews', to: '/', place: 'casinos' },
  { from: '/payments', to: '/payments-kyc' },
  { from: '/responsible-gambling', to: '/responsible-gaming' },
  { from: '/disclosure', to: '/affiliate-disclosure' },
  { from: '/privacy', to: '/privacy-policy' },
  { from: '/cookies', to: '/cookie-policy' },
  { from: '/terms', to: '/terms-of-service' },
];

/**
 * Pages below a folder in which a default answers for unknown names: `/bonuses/Cashback` is not unknown,
 * and leads to `/bonuses/cashback`.
 */
export const PAGES_IN_ANY_CASE: readonly string[] = [
  ...BONUS_CATEGORIES.map((slug) => pageHref(FOLDERS.bonusCategories, slug)),
  ...GAME_SLUGS.map((slug) => pageHref(FOLDERS.games, slug)),
  ...PAYMENT_CATEGORIES.map((slug) => pageHref(FOLDERS.paymentCategories, slug)),
];

/** All redirects of a site: the owner's, and the guessed ones that are not taken. The query string is kept. */
export function redirectsOf(own: readonly Redirect[], pages: ReadonlySet<string>): Redirect[] {
  const taken = new Set([...pages, ...own.map(({ from }) => from)]);
  return [...own, ...GUESSED.filter(({ from, to }) => !taken.has(from) && pages.has(to))];
}

/**
 * Pattern for requests to a redirected address, with or without `.html` or a slash at its end so
 * that one step is enough. Group 2 is the query.
 */
export function redirectPattern(from: string): string {
  return `^${from}(\\.html/?|/)?(\\?.*)?$`;
}

/** What names the place at the end of an address. */
export const fragmentOf = (place: string | undefined) => (place === undefined ? '' : `#${place}`);

/**
 * Pattern for requests to a page whose last part may be written in capitals, with or without `.html` or a
 * slash at its end. Group 2 is the query. It fits the address itself too.
 */
export function anyCasePattern(page: string): string {
  const [, folder = '', slug = ''] = /^(.*\/)([^/]+)$/.exec(page) ?? [];
  const letters = slug.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
  return `^${folder}${letters}(\\.html/?|/)?(\\?.*)?$`;
}

/** Pattern for requests to one of these addresses just as they are. */
export function exactPattern(pages: readonly string[]): string {
  return `^(${pages.join('|')})(\\?.*)?$`;
}

/** How people write a name in capitals, for hosts that know no patterns: Free-Spins, Free-spins, FREE-SPINS. */
export function inCapitals(page: string): string[] {
  const [, folder = '', slug = ''] = /^(.*\/)([^/]+)$/.exec(page) ?? [];
  const forms = [
    slug.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    slug.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
    slug.toUpperCase(),
  ];
  return [...new Set(forms)].map((form) => folder + form);
}
