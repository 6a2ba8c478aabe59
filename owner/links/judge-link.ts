import type { LinkVerdict } from '#schemas/link-verdicts.ts';
import type { Followed } from './follow-link.ts';

/** Facts about an address before it is followed. */
type Asked = {
  address: string;
  isPaid: boolean;
  /** Hosts that a paid link may end on. */
  allowedHosts: readonly string[];
};

export type Judged = { verdict: LinkVerdict; landsOn: string; why: string };

const CERTIFICATE = /CERT|SELF_SIGNED|SSL|TLS|LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER/;
const FAILURES: Readonly<Record<string, readonly [LinkVerdict, string]>> = {
  TOO_MANY_REDIRECTS: ['endless', 'it redirects more than ten times'],
  PRIVATE_ADDRESS: ['private-address', 'it leads to a private network'],
  BAD_REDIRECT: ['endless', 'it redirects to something that is no web address'],
  ENOTFOUND: ['no-answer', 'its host does not exist'],
  ECONNREFUSED: ['no-answer', 'its host refuses the connection'],
  TIMEOUT: ['no-answer', 'its host does not answer in time'],
};
/** Answers for programs, or a request for a password: a browser may see the page. */
const REFUSALS = [401, 403, 405, 406, 429, 451, 503];
const MISSING =
  /<(?:title|h1)\b[^>]*>[^<]{0,80}(?:\b404\b|not found|no longer (?:available|exists)|does ?n[o’']t exist|nicht gefunden|introuvable|no encontrad)/i;
const PARKED =
  /domain (?:name )?(?:is|may be) for sale|buy this domain|this domain (?:is parked|has expired)|sedoparking|parkingcrew|hugedomains\.com|dan\.com\/buy-domain|domain parking/i;
const HOME = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.\w+|home\/?)?$/i;

/** Verdict on an address: the worst that holds. */
export function judgeLink(asked: Asked, { hops, failure, text }: Followed): Judged {
  const last = hops.at(-1) ?? { url: asked.address, status: 0 };
  const verdictOf = (verdict: LinkVerdict, why: string): Judged => ({
    verdict,
    landsOn: last.url,
    why,
  });
  if (failure !== null) {
    if (CERTIFICATE.test(failure)) {
      return verdictOf('certificate', `its certificate is not accepted (${failure})`);
    }
    return verdictOf(...(FAILURES[failure] ?? ['no-answer', `no answer (${failure})`]));
  }
  const { status } = last;
  if (REFUSALS.includes(status)) {
    return verdictOf('refuses-programs', `it answers a program with ${status}: open it yourself`);
  }
  if (status >= 500) return verdictOf('server-error', `it answers with ${status}`);
  if (status >= 400) return verdictOf('not-found', `it answers with ${status}`);
  if (PARKED.test(text)) return verdictOf('parked', 'its domain is for sale or parked');
  if (MISSING.test(text)) return verdictOf('soft-404', 'its page says that it was not found');
  return verdictOf(...judgePlace(asked, hops));
}

function judgePlace(asked: Asked, hops: Followed['hops']): readonly [LinkVerdict, string] {
  const from = new URL(asked.address);
  const to = new URL(hops.at(-1)?.url ?? asked.address);
  if (asked.isPaid && losesTracking(from, hops)) {
    return ['tracking-lost', 'its referral code is gone where it lands, and nothing was stored'];
  }
  if (asked.isPaid && !asked.allowedHosts.includes(to.host)) {
    return ['other-host', `it lands on ${to.host}, which allowedHosts does not list`];
  }
  if (!asked.isPaid && !areRelated(from.hostname, to.hostname)) {
    return ['other-host', `it lands on ${to.host}`];
  }
  if (!HOME.test(from.pathname) && HOME.test(to.pathname)) {
    return ['home-page', 'it lands on the home page instead of the page'];
  }
  const isMoved = hops.some(({ status }) => status === 301 || status === 308);
  return isMoved && !isSamePage(from, to) ? ['moved', 'it has moved for good'] : ['fine', ''];
}

/** A code that neither a later address carries nor a cookie can hold. */
function losesTracking(from: URL, hops: Followed['hops']): boolean {
  const codes = [...from.searchParams.values()].filter((code) => code !== '');
  const later = hops.slice(1).map(({ url }) => decoded(url));
  if (codes.length === 0 || later.length === 0) return false;
  const isCarried = codes.some((code) => later.some((url) => url.includes(code)));
  return !isCarried && !hops.some(({ setsCookie }) => setsCookie);
}

/** `decodeURIComponent` throws at a stray per cent sign, which addresses of others may have. */
const decoded = (url: string) => {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
};

/** True if one host is the other or lies below it, "www." apart. */
function areRelated(one: string, other: string): boolean {
  const dotted = (host: string) => `.${host.replace(/^www\./, '')}`;
  return dotted(one).endsWith(dotted(other)) || dotted(other).endsWith(dotted(one));
}

const isSamePage = (from: URL, to: URL) => plain(from) === plain(to);
const plain = ({ host, pathname, search }: URL) =>
  `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`;
