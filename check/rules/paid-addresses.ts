import type { Content } from '../read/read-content.ts';

/** The registry's hosts and codes, by which an address anywhere else is held. */
export type PaidPlaces = {
  /** Hosts of the link registry and of the casinos' own sites. */
  hosts: ReadonlySet<string>;
  /** The site's own codes, as the addresses of the registry carry them. */
  codes: ReadonlySet<string>;
};

/** The address expected in place of one that may stand in no text and no field, and the reason. */
export type PaidReason = readonly [expected: string, hint: string];

/** The largest sites that live from links to casinos: what they say is no source. */
const AFFILIATE_SITES = /(?:^|\.)(?:askgamblers\.com|casino\.guru)$/;

/** Short addresses: they hide where a visitor ends. */
const SHORT =
  /(?:^|\.)(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|ow\.ly|cutt\.ly|rebrand\.ly|linktr\.ee)$/;

/** Names that carry a code, without hyphens and underscores. `utm_…` tells a site who sent a visitor. */
const CODE_NAMES =
  /^(?:utm.*|ref(?:id|code|erral)?|aff(?:id|iliate(?:id)?)?|[bms]tag|clickid|subid\d?|partner(?:id)?|promo(?:code)?|campaign(?:id)?|track(?:ing)?(?:id)?|gclid|fbclid|msclkid)$/;

const CODE_PATH = /\/(?:affs?|ref|referrals?|track|click)\/[^/]/i;

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

export function paidPlaces({ links, casinos }: Pick<Content, 'links' | 'casinos'>): PaidPlaces {
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
      ].map(plain),
    ),
    codes: new Set(
      codes.filter(({ length }) => length >= SHORTEST_CODE).map((code) => code.toLowerCase()),
    ),
  };
}

/** The reason for which money may follow an address; `null` where it does not, or leaves no site. */
export function whyPaid(address: string, places: PaidPlaces): PaidReason | null {
  const url = webAddress(address);
  if (url === null) return null;
  const host = plain(url.hostname);
  const domains = host.split('.').map((_, from, labels) => labels.slice(from).join('.'));
  if (domains.some((domain) => places.hosts.has(domain))) return OF_A_CASINO;
  if (AFFILIATE_SITES.test(host)) return OF_AN_AFFILIATE;
  return SHORT.test(host) ? HIDDEN_TARGET : trackingOf(url, places);
}

/** The same where a casino’s own site may be named, because no page links to it. */
export const whyTracked = (address: string, places: PaidPlaces): PaidReason | null =>
  whyPaid(address, { ...places, hosts: new Set() });

function webAddress(address: string): URL | null {
  const url = URL.parse(/^[a-z][a-z+.-]*:/i.test(address) ? address : `https://${address}`);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}

function trackingOf(url: URL, places: PaidPlaces): PaidReason | null {
  if (CODE_PATH.test(url.pathname)) return withCode(url.pathname);
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
