import { UNTIDY_ADDRESS } from './rules.ts';

/** A permanent redirect from an address of this site to another, both without a slash at the end, or to another site. */
export type Redirect = {
  from: string;
  to: string;
  /** Id of the place on the page that it leads to. */
  place?: string;
};

/** Every site has it, whatever is in it. */
const FEED = '/feed.xml';

/** Addresses that people guess. A page or a redirect of the owner's at one of them comes first. */
export const GUESSED: readonly Redirect[] = [
  { from: '/home', to: '/' },
  { from: '/index', to: '/' },
  { from: '/casinos', to: '/reviews' },
  { from: '/licences', to: '/licenses' },
  { from: '/payments', to: '/payments-kyc' },
  { from: '/help', to: '/responsible-gaming' },
  { from: '/responsible-gambling', to: '/responsible-gaming' },
  { from: '/disclosure', to: '/affiliate-disclosure' },
  { from: '/privacy', to: '/privacy-policy' },
  { from: '/cookies', to: '/cookie-policy' },
  { from: '/terms', to: '/terms-of-service' },
  { from: '/feed', to: FEED },
  { from: '/rss', to: FEED },
  { from: '/rss.xml', to: FEED },
];

/** All redirects of a site: the owner's, and the guessed ones that are not taken. The query string is kept. */
export function redirectsOf(own: readonly Redirect[], pages: ReadonlySet<string>): Redirect[] {
  const taken = new Set([...pages, ...own.map(({ from }) => from)]);
  return [
    ...own,
    ...GUESSED.filter(({ from, to }) => !taken.has(from) && (pages.has(to) || to === FEED)),
  ];
}

/**
 * Pattern for requests to a redirected address, with or without `.html` or a slash at its end so
 * that one step is enough. Group 2 is the query.
 */
export function redirectPattern(from: string): string {
  return `^${from.replace('.', '\\.')}(\\.html/?|/)?(\\?.*)?$`;
}

/** True where the query of a request is handed on: a target with one of its own keeps that. */
export const takesQuery = ({ to }: Redirect): boolean => !to.includes('?');

export const fragmentOf = (place: string | undefined) => (place === undefined ? '' : `#${place}`);

/** Target of a redirected request, from its path and query as sent; `null` without a redirect. */
export function redirectOf(target: string, redirects: readonly Redirect[]): string | null {
  for (const redirect of redirects) {
    const match = new RegExp(redirectPattern(redirect.from)).exec(target);
    if (match === null) continue;
    const query = takesQuery(redirect) ? (match[2] ?? '') : '';
    return redirect.to + query + fragmentOf(redirect.place);
  }
  const match = new RegExp(UNTIDY_ADDRESS).exec(target);
  return match === null ? null : (match[1] ?? '') + (match[3] ?? '');
}
