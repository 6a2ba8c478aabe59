/** A permanent redirect between two addresses of this site, both without a slash at the end. */
export type Redirect = { from: string; to: string };

/** Addresses that people guess, or that were in use once. The query string is kept. */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/home', to: '/' },
  { from: '/index', to: '/' },
  { from: '/reviews', to: '/' },
  { from: '/payments', to: '/payments-kyc' },
  { from: '/responsible-gambling', to: '/responsible-gaming' },
  { from: '/disclosure', to: '/affiliate-disclosure' },
  { from: '/privacy', to: '/privacy-policy' },
  { from: '/cookies', to: '/cookie-policy' },
  { from: '/terms', to: '/terms-of-service' },
];

const PLAIN_ADDRESS = /^(\/[a-z0-9-]+)+$/;

/**
 * What is wrong with a list of redirects, one sentence each; empty if it is sound. `pages` holds the
 * addresses of the pages that exist.
 */
export function findRedirectProblems(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): string[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const seen = new Set<string>();
  return redirects.flatMap(({ from, to }) => {
    const problems: string[] = [];
    if (!PLAIN_ADDRESS.test(from)) {
      problems.push(`${from}: expected a path of a-z, 0-9 and - that begins with a slash`);
    }
    if (seen.has(from)) problems.push(`${from}: redirected twice`);
    seen.add(from);
    if (pages.has(from)) problems.push(`${from}: is a page and cannot be redirected`);
    if (isInLoop(from, targets)) problems.push(`${from}: leads back to itself`);
    else if (targets.has(to)) problems.push(`${from}: leads to ${to}, which is redirected itself`);
    else if (!pages.has(to)) problems.push(`${from}: leads to ${to}, which is not a page`);
    return problems;
  });
}

function isInLoop(start: string, targets: ReadonlyMap<string, string>): boolean {
  const visited = new Set<string>();
  let at = targets.get(start);
  while (at !== undefined && at !== start && !visited.has(at)) {
    visited.add(at);
    at = targets.get(at);
  }
  return at === start;
}

/**
 * Pattern for requests to a redirected address, with or without `.html` or a slash at its end so
 * that one step is enough. Group 2 is the query.
 */
export function redirectPattern(from: string): string {
  return `^${from}(\\.html/?|/)?(\\?.*)?$`;
}
