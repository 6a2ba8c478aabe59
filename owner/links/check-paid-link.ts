import { type Answer, reached, TIMEOUT_MS, unreached, USER_AGENT } from './answer.ts';
import { isPrivateAddress } from './private-address.ts';

const MOST_REDIRECTS = 10;

/** Casinos refuse programs and countries: a visitor's browser may see the page. */
const REFUSALS = [403, 429];

type Options = {
  timeoutMs?: number;
  /** For tests, whose server is on this machine. */
  allowPrivate?: boolean;
};

/**
 * Follows a paid link as a browser would, without running scripts. Link checkers know nothing of the two errors that
 * cost money: a referral code lost on the way, and a landing on a host that `allowedHosts` does not list.
 */
export async function checkPaidLink(
  address: string,
  allowedHosts: readonly string[],
  { timeoutMs = TIMEOUT_MS, allowPrivate = false }: Options = {},
): Promise<Answer> {
  const visited: string[] = [];
  let isCookieSet = false;
  let url = address;
  while (visited.length <= MOST_REDIRECTS) {
    if (!allowPrivate && isPrivateAddress(url))
      return reached(`leads into a private network: ${url}`);
    visited.push(url);
    let response: Response;
    try {
      response = await fetch(url, {
        redirect: 'manual',
        headers: { 'user-agent': USER_AGENT },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
    } catch (error) {
      return visited.length === 1
        ? unreached(error)
        : reached(`leads to ${url}, which does not answer`);
    }
    isCookieSet ||= response.headers.has('set-cookie');
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) {
      return reached(problemOf(visited, response.status, isCookieSet, allowedHosts));
    }
    const next = URL.parse(location, url);
    if (next === null || !/^https?:$/.test(next.protocol)) {
      return reached(`redirects to what is no web address: ${location}`);
    }
    url = next.href;
  }
  return reached(`redirects more than ${MOST_REDIRECTS} times`);
}

function problemOf(
  visited: readonly string[],
  status: number,
  isCookieSet: boolean,
  allowedHosts: readonly string[],
): string | null {
  if (status >= 400 && !REFUSALS.includes(status)) return `answers ${status}`;
  const [first = '', ...later] = visited;
  const { host } = new URL(visited.at(-1) ?? first);
  if (!allowedHosts.includes(host)) return `lands on ${host}, which allowedHosts does not list`;
  return isCookieSet || isCodeCarried(first, later)
    ? null
    : `loses its referral code: no cookie is set, and it lands on ${later.at(-1)}`;
}

function isCodeCarried(first: string, later: readonly string[]): boolean {
  const codes = [...new URL(first).searchParams.values()].filter((code) => code !== '');
  if (codes.length === 0 || later.length === 0) return true;
  return codes.some((code) =>
    later.some((url) => url.includes(code) || url.includes(encodeURIComponent(code))),
  );
}
