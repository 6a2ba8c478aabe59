import { fragmentOf } from '#hosting/redirects.ts';
import { CACHE_CONTROL, LONGEST_TARGET } from '#hosting/rules.ts';
import { PLANTED, REDIRECTS, type SiteCopy } from './site-copy.ts';

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
      ...[UNHEARD_OF, 'Unheard-Of', 'x%20y', '%ff', 'x.png', '*', '[a]', `${UNHEARD_OF}?from=mail`]
        .map((name) => `${under}/${name}`)
        .map((target) => page(target, file)),
      notFound(`${under}/${UNHEARD_OF}/deeper`),
    ]),
    ...MISSING.map(notFound),
    ...HIDDEN.map(notFound),
    ...[`${script}.br`, `${script}.gz`].map(notFound),
    ...MOVED.map(([target, location]) => redirect(target, location)),
    ...REDIRECTS.flatMap(({ from, to, place }) => [
      redirect(from, to + fragmentOf(place)),
      redirect(`${from}.html`, to + fragmentOf(place)),
      redirect(`${from}/?a=b`, `${to}?a=b${fragmentOf(place)}`),
    ]),
    ...REFUSED.map((target) => ({ target, status: 400 })),
    { target: `/faq?${'a'.repeat(LONGEST_TARGET - 4)}`, status: 414 },
    page(`/faq?${'a'.repeat(LONGEST_TARGET - 5)}`, '/faq.html'),
    page('/faq?next=//other.example/../%00', '/faq.html'),
    page('/%66a%71', '/faq.html'),
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({
      ...{ method, target: '/contact', status: 405, headers: { allow: 'GET, HEAD' } },
    })),
    { method: 'HEAD', target: '/faq', status: 200, headers: HTML },
    { method: 'HEAD', target: `/games/${UNHEARD_OF}`, status: 200, headers: HTML },
    { method: 'HEAD', target: `/${UNHEARD_OF}`, status: 404, headers: HTML },
    { method: 'HEAD', target: '/faq/', status: 301, headers: { location: '/faq' } },
    kept(script, 'text/javascript; charset=utf-8'),
    kept(`${script}?v=1`, 'text/javascript; charset=utf-8'),
    kept(font, 'font/woff2'),
    file('/favicon.svg', 'image/svg+xml'),
    file(PLANTED.text, 'text/plain; charset=utf-8'),
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
  '/bonuses/x.br',
  '/assets',
  `/assets/${UNHEARD_OF}.css`,
  '/index.php',
  '/404',
  '/404.html',
  '/%34%304',
  '/BONUSES',
  '/faq%2ehtml',
  '/bonuse*',
  '/%7Bpath%7D',
  '/%ff',
  `/${'a'.repeat(300)}`,
  '//',
  '//faq',
  '/bonuses//cashback',
  '//other.example/',
  '/faq//',
];

const HIDDEN = [
  '/_headers',
  '/_redirects',
  '/%5Fheaders',
  '/index.html.br',
  '/faq.html.gz',
  '/.git/config',
  ...PLANTED.secrets,
  ...PLANTED.secrets.map((secret) => secret.replace('.env', '%2eenv')),
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

/** Paths that leave the folder or are ambiguous. */
const REFUSED = [
  '/../etc/passwd',
  '/..',
  '/bonuses/../faq',
  '/./faq',
  '/%2e%2e/etc/passwd',
  '/assets/%2E./index.html',
  '/faq%00',
  '/%0d%0aSet-Cookie:%20a=b/',
  '/%7f',
  '/bonuses%2fcashback',
  '/..%2fetc/passwd',
  '/%5c..%5cetc',
  '/\\other.example/',
  '/faq"x',
];

const ENCODINGS = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', null],
] as const;
