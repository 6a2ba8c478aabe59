import { fragmentOf } from '#hosting/redirects.ts';
import { CACHE_CONTROL } from '#hosting/rules.ts';
import { REDIRECTS, type SiteCopy } from './site-copy.ts';

/** Expected answer of every host: status, location, headers, and file. A header that is `null` must be absent. */
export type Exchange = {
  target: string;
  status: number;
  method?: string;
  accepts?: string;
  headers?: Record<string, string | null>;
  file?: string;
};

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const UNHEARD_OF = 'unheard-of';

const page = (target: string, file: string): Exchange => ({
  ...{ target, status: 200, file, headers: HTML },
});
const notFound = (target: string): Exchange => ({
  ...{ target, status: 404, file: '/404.html', headers: HTML },
});
const redirect = (target: string, location: string): Exchange => ({
  ...{ target, status: 301, headers: { location } },
});

/** The whole table. Bodies are compared with the files of the site. */
export function requestsTo(site: SiteCopy): Exchange[] {
  const script = site.files.find((file) => /^\/assets\/.*\.js$/.test(file)) ?? '';
  const font = site.files.find((file) => file.endsWith('.woff2')) ?? '';
  return [
    ...site.files
      .filter((file) => file.endsWith('.html') && file !== '/404.html')
      .map((file) => page(file.replace(/\.html$/, '').replace(/^\/index$/, '/'), file)),
    ...UNKNOWN.flatMap(([under, file]) => [
      ...[UNHEARD_OF, 'Unheard-Of', 'x%20y', 'x.png', `${UNHEARD_OF}?from=mail`]
        .map((name) => `${under}/${name}`)
        .map((target) => page(target, file)),
      notFound(`${under}/${UNHEARD_OF}/deeper`),
    ]),
    ...MISSING.map(notFound),
    ...MOVED.map(([target, location]) => redirect(target, location)),
    ...REDIRECTS.flatMap(({ from, to, place }) => [
      redirect(from, to + fragmentOf(place)),
      redirect(`${from}.html`, to + fragmentOf(place)),
      redirect(`${from}/?a=b`, `${to}?a=b${fragmentOf(place)}`),
    ]),
    { method: 'HEAD', target: '/faq', status: 200, headers: HTML },
    { method: 'HEAD', target: `/games/${UNHEARD_OF}`, status: 200, headers: HTML },
    { method: 'HEAD', target: `/${UNHEARD_OF}`, status: 404, headers: HTML },
    kept(script, 'text/javascript; charset=utf-8'),
    kept(`${script}?v=1`, 'text/javascript; charset=utf-8'),
    kept(font, 'font/woff2'),
    file('/favicon.svg', 'image/svg+xml'),
    file('/.well-known/security.txt', 'text/plain; charset=utf-8'),
    ...ENCODINGS.flatMap(([accepts, encoding]) => {
      const headers = { 'content-encoding': encoding };
      return [
        { ...page('/', '/index.html'), accepts, headers: { ...HTML, ...headers } },
        { ...page(`/bonuses/${UNHEARD_OF}`, '/bonuses/no-deposit.html'), accepts, headers },
      ];
    }),
  ];
}

const file = (target: string, type: string): Exchange => ({
  ...{ target, status: 200, file: target.replace(/\?.*/, ''), headers: { 'content-type': type } },
});
const kept = (target: string, type: string): Exchange => ({
  ...file(target, type),
  headers: { 'content-type': type, 'cache-control': CACHE_CONTROL.hashed },
});

/** Folders whose unknown addresses get a default page. */
const UNKNOWN = [
  ['/bonuses', '/bonuses/no-deposit.html'],
  ['/games', '/games/crash.html'],
  ['/payments-kyc', '/payments-kyc/fast-payout.html'],
] as const;

const MISSING = [
  `/${UNHEARD_OF}`,
  `/${UNHEARD_OF}?a=b`,
  `/guides/${UNHEARD_OF}`,
  `/reviews/${UNHEARD_OF}`,
  `/country/${UNHEARD_OF}`,
  '/assets',
  `/assets/${UNHEARD_OF}.css`,
  '/index.php',
  '/BONUSES',
  '/%7Bpath%7D',
];

const MOVED = [
  ['/faq/', '/faq'],
  ['/faq.html', '/faq'],
  ['/faq.html/', '/faq'],
  ['/faq/?a=1&b=/x/?y', '/faq?a=1&b=/x/?y'],
  ['/faq.html?a=%2F%zz', '/faq?a=%2F%zz'],
  ['/bonuses/cashback.html', '/bonuses/cashback'],
  [`/bonuses/${UNHEARD_OF}/`, `/bonuses/${UNHEARD_OF}`],
  [`/${UNHEARD_OF}/`, `/${UNHEARD_OF}`],
  ['/index.html', '/'],
] as const;

/** Paths of attackers: whatever the answer, it leads to no other site and out of no folder. */
export const HOSTILE = [
  '//other.example/',
  '//other.example/x.html',
  '/\\other.example/',
  '/%5cother.example/',
  '/%0d%0aSet-Cookie:%20a=b/',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/..%2f..%2fpackage.json',
];

const ENCODINGS = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', null],
] as const;
