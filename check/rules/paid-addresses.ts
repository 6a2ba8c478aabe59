import type { Content } from '../read/read-content.ts';

/** What a content is paid for, by which an address anywhere else is held. */
export type PaidPlaces = {
  /** Hosts of the link registry and of the casinos' own sites. */
  hosts: ReadonlySet<string>;
  /** The site's own codes, as the addresses of the registry carry them. */
  codes: ReadonlySet<string>;
};

/** What is expected in the place of an address, and why it may stand in no text and no field. */
export type PaidReason = readonly [expected: string, hint: string];

/** The largest sites that live from links to casinos: what they say is no source. */
const AFFILIATE_SITES = /(?:^|\.)(?:askgamblers\.com|casino\.guru)$/;

/** Short addresses and affiliate networks: both send a visitor on, and hide where to. */
const FORWARDING =
  /(?:^|\.)(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|ow\.ly|cutt\.ly|rebrand\.ly|geni\.us|linktr\.ee|awin1\.com|shareasale\.com|prf\.hn|sjv\.io|pxf\.io|anrdoezrs\.net|jdoqocy\.com|tkqlhce\.com|dpbolvw\.net|kqzyfj\.com|eacdn\.com|income-access\.com|lnkd\.in|safelinks\.protection\.outlook\.com|l\.facebook\.com)$|^(?:affs?|affiliates?|click|clk|go|record|track|tracker|tracking|trk)\.[^.]+\.[^.]/;

/** Names that carry a code, without hyphens and underscores. `utm_…` tells a site who sent a visitor. */
const CODE_NAMES =
  /^(?:utm.*|ref|refid|refcode|referral(?:id|code)?|aff(?:id|code|sub|iliate(?:id|code)?)?|aaid|abid|[bms]tag|click(?:id|ref)|subid\d?|sub\d|partner(?:id|code)?|promo(?:code)?|bonuscode|coupon|campaign(?:id)?|track(?:er|id|ing|ingid|ingcode)?|trk|irclickid|irgwc|gclid|fbclid|msclkid|invite(?:code)?|via|fpr|offerid|creativeid|zoneid)$/;

const CODE_PATH = /\/(?:affs?|aff_c|ref|referrals?|refer|invite|track|click|go|out)\/[^/]/i;

/** Shorter values, such as `en` or `12`, stand in addresses of all kinds. */
const SHORTEST_CODE = 4;

const plain = (host: string) => host.toLowerCase().replace(/^www\.|\.$/g, '');

type Registry = Content['links'][number]['data'];

/** Each address of the registry, with its link and its field: the usual ones, and those for readers of a country. */
export const registered = ({ links }: Pick<Registry, 'links'>) =>
  links.flatMap((link, index) => [
    { link, address: link.url, country: undefined, at: `links[${index}].url` },
    ...Object.entries(link.inCountry ?? {}).map(([country, address]) => {
      return { link, address, country, at: `links[${index}].inCountry.${country}` };
    }),
  ]);

type Read = Pick<Content, 'links' | 'casinos' | 'site'>;

export function paidPlaces({ links, casinos, site }: Read): PaidPlaces {
  // A casino that says the site’s own address for its own makes no address of the site a paid one.
  const own = site.map(({ data }) => plain(new URL(data.baseUrl).hostname));
  const registry = links.flatMap(({ data }) =>
    registered(data).map(({ address }) => new URL(address)),
  );
  const codes = registry.flatMap((url) => [...url.searchParams.values()]);
  return {
    hosts: new Set(
      [
        ...links.flatMap(({ data }) => data.allowedHosts),
        ...registry.map(({ hostname }) => hostname),
        ...casinos.map(({ data }) => new URL(data.website).hostname),
      ]
        .map(plain)
        .filter((host) => !own.includes(host)),
    ),
    codes: new Set(
      codes.filter(({ length }) => length >= SHORTEST_CODE).map((code) => code.toLowerCase()),
    ),
  };
}

/** Where an address is one that money may follow, why; `null` where it is not, or leaves no site. */
export function whyPaid(address: string, places: PaidPlaces): PaidReason | null {
  const url = webAddress(address);
  const labels = plain(url?.hostname ?? '').split('.');
  const isCasino = labels.some((_, from) => places.hosts.has(labels.slice(from).join('.')));
  return isCasino ? OF_A_CASINO : whyTracked(address, places);
}

/** The same where a casino’s own site may be named, because no page links to it. */
export function whyTracked(address: string, places: PaidPlaces): PaidReason | null {
  const url = webAddress(address);
  if (url === null) return null;
  const host = plain(url.hostname);
  if (AFFILIATE_SITES.test(host)) return OF_AN_AFFILIATE;
  const isForwarding = FORWARDING.test(host) || /^google\.[a-z.]+\/url$/.test(host + url.pathname);
  return isForwarding ? HIDDEN_TARGET : trackingOf(url, places);
}

function webAddress(address: string): URL | null {
  const url = URL.parse(/^[a-z][a-z+.-]*:/i.test(address) ? address : `https://${address}`);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}

function trackingOf(url: URL, places: PaidPlaces): PaidReason | null {
  if (CODE_PATH.test(url.pathname)) return withCode(url.pathname);
  // A front page needs no letter of its own, but for WordPress (?p=12) and searches.
  if (url.pathname === '/' && /^\?[a-or-t-z]=./i.test(url.search)) return withCode(url.search);
  const said = [...url.searchParams, ...new URLSearchParams(url.hash.replace(/^#[/!?]*/, ''))];
  for (const [name, value] of said) {
    const isCode = CODE_NAMES.test(name.toLowerCase().replace(/[^a-z0-9]/g, ''));
    if (isCode || places.codes.has(value.toLowerCase())) return withCode(`${name}=${value}`);
    // An address in an address is where the visitor ends.
    const inner = /^https?:/i.test(value) ? whyPaid(value, places) : null;
    if (inner !== null) return inner;
  }
  return null;
}

const IN_THE_REGISTRY = 'a link that pays stands in links.yaml alone';
const OF_A_CASINO: PaidReason = [
  'no address of a casino’s own site outside links.yaml',
  'A source of that kind is `noAddress: gambling-site`; a text names the casino and links to its review',
];
const OF_AN_AFFILIATE: PaidReason = [
  'the page of the law, authority, service or publisher itself',
  'That site lives from links to casinos',
];
const HIDDEN_TARGET: PaidReason = [
  'the address at which the visitor ends',
  `That host sends visitors on, and ${IN_THE_REGISTRY}`,
];
const withCode = (code: string): PaidReason => [
  `the address without “${code.slice(0, 40)}”`,
  `It looks like a tracking code, and ${IN_THE_REGISTRY}`,
];
