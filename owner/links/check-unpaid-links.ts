import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CheckOptions, LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { type Answer, reached, TIMEOUT_MS, unreached, USER_AGENT } from './answer.ts';
import { isPrivateAddress } from './private-address.ts';

const PAGE = 'links.html';

/**
 * Asks each address once, by linkinator. It gets them as the links of a page, since it would crawl an address that it
 * is given itself.
 */
export async function checkUnpaidLinks(
  addresses: readonly string[],
  options: Partial<CheckOptions> = {},
): Promise<Map<string, Answer>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  const links = addresses.map((address) => `<a href="${address.replaceAll('&', '&amp;')}"></a>`);
  writeFileSync(path.join(folder, PAGE), links.join('\n'));
  const checker = new LinkChecker();
  const targets = new Map<string, string>();
  checker.on('redirect', ({ url, targetUrl = url }) => targets.set(url, targetUrl));
  try {
    const checked = await checker.check({
      path: PAGE,
      serverRoot: folder,
      recurse: false,
      concurrency: 2,
      timeout: TIMEOUT_MS,
      userAgent: USER_AGENT,
      redirects: 'warn',
      retryErrors: true,
      retryErrorsCount: 1,
      // Called for targets of redirects, too.
      linksToSkip: (url) => Promise.resolve(!url.endsWith(`/${PAGE}`) && isPrivateAddress(url)),
      ...options,
    });
    // The page itself has no parent.
    const results = new Map(
      checked.links
        .filter(({ parent }) => parent !== undefined)
        .map((result) => [withoutHash(result.url), result]),
    );
    return new Map(
      addresses.map((address) => {
        const url = withoutHash(address);
        return [address, answerOf(results.get(url), url, targets.get(url) ?? url)];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function answerOf(result: LinkResult | undefined, url: string, target: string): Answer {
  const { state, status = 0, failureDetails = [] } = result ?? { state: LinkState.BROKEN };
  // Hosts that ask whether a visitor is human are skipped with their status.
  if (state === LinkState.SKIPPED) {
    return reached(status === 0 ? 'leads into a private network' : null);
  }
  if (state === LinkState.BROKEN) {
    return status === 0
      ? unreached(failureDetails[0] ?? new Error('not asked'))
      : reached(`answers ${status}`);
  }
  return reached(isSamePage(url, target) ? null : `redirects to ${target}`);
}

function withoutHash(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

const isSamePage = (one: string, other: string) => plain(one) === plain(other);

/** A page by its address, whether or not it has `www.`, a closing slash and HTTPS. */
function plain(address: string): string {
  const { host, pathname, search } = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`;
}
