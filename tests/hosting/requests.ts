import { sampleContent } from '#tests/fixtures/checked-content.ts';
import { fragmentOf, REDIRECTS } from '#hosting/redirects.ts';
import { CACHE_CONTROL, LONGEST_TARGET } from '#hosting/rules.ts';
import type { RawRequest, RawResponse } from './raw-request.ts';
import { PLANTED, type SiteCopy } from './site-copy.ts';

/** What every host has to answer. A header that is `null` must not be there. */
export type Answer = {
  status: number;
  headers?: Record<string, string | RegExp | null>;
  /** The file that is the body, from the root of the site; with a part of it, first and last byte. */
  file?: string;
  part?: [first: number, last: number];
  /** The answer has no body at all. */
  empty?: boolean;
  /** The server's HTTP parser may refuse it before any rule can add headers. */
  beforeRules?: boolean;
};

export type Exchange = RawRequest & {
  name: string;
  answer: Answer;
  /** Headers taken from the answer to the same request without them. */
  headersFrom?: (first: RawResponse) => Record<string, string>;
};

const HTML = 'text/html; charset=utf-8';
const UNHEARD_OF = 'unheard-of';

const { casinos, countries } = sampleContent();

/** Every route of the specification, with the values that the content gives to its parameters. */
const SPEC_ROUTES = [
  '/',
  '/bonuses',
  ...['no-deposit', 'free-spins', 'cashback', 'reload', 'high-roller'].map((c) => `/bonuses/${c}`),
  '/guides',
  '/games',
  ...['crash', 'dice', 'plinko', 'aviator', 'live-dealer'].map((game) => `/games/${game}`),
  '/payments-kyc',
  ...['fast-payout', 'no-kyc', 'fees-by-coin', 'provably-fair'].map((c) => `/payments-kyc/${c}`),
  // A casino that is listed for its bonus alone has no review.
  ...casinos.filter(({ data }) => data.review !== null).map(({ id }) => `/reviews/${id}`),
  ...countries.map(({ id }) => `/country/${id}`),
  '/blog',
  '/accessibility',
  '/affiliate-disclosure',
  '/faq',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/crypto-wallets',
  '/game-rules',
  '/responsible-gaming',
];

const fileOf = (route: string) => (route === '/' ? '/index.html' : `${route}.html`);

const page = (file: string): Answer => ({ status: 200, file, headers: { 'content-type': HTML } });

const NOT_FOUND: Answer = {
  status: 404,
  file: '/404.html',
  headers: { 'content-type': HTML, etag: null, 'last-modified': null },
};

const redirect = (location: string): Answer => ({ status: 301, headers: { location } });

/** Addresses of the site that are fit to try something on: a page, and files of each kind. */
function samplesOf({ files, read }: SiteCopy) {
  const first = (pattern: RegExp) => {
    const found = files.find((file) => pattern.test(file) && files.includes(`${file}.br`));
    if (found === undefined) throw new Error(`Expected a file like ${pattern} in the site`);
    return found;
  };
  return {
    script: first(/^\/assets\/.*\.js$/),
    font: files.find((file) => file.endsWith('.woff2')) ?? '',
    homeBytes: read('/index.html').length,
  };
}

/** The whole table. The site's own files say what the bodies are. */
export function requestsTo(site: SiteCopy): Exchange[] {
  const samples = samplesOf(site);
  const pages = site.files
    .filter((file) => file.endsWith('.html') && file !== '/404.html')
    .map((file) => file.replace(/\.html$/, '').replace(/^\/index$/, '/'));
  return [
    ...[...new Set([...SPEC_ROUTES, ...pages])].map((route) => ({
      name: `the page at ${route}`,
      target: route,
      answer: page(fileOf(route)),
    })),
    ...unknownAddresses(),
    ...redirects(),
    ...hiddenFiles(samples),
    ...methods(),
    ...files(samples),
    ...encodings(samples),
    ...conditions(samples),
    ...ranges(samples),
    ...oddTargets(),
  ];
}

function unknownAddresses(): Exchange[] {
  const standIns = [
    ['/bonuses', '/bonuses/no-deposit.html'],
    ['/games', '/games/crash.html'],
    ['/payments-kyc', '/payments-kyc/fast-payout.html'],
  ] as const;
  return [
    ...standIns.flatMap(([under, file]) => [
      ...[UNHEARD_OF, 'Unheard-Of', 'x%20y', '%ff', 'a'.repeat(300), 'x.png', '*', '[a]', '{path}']
        .map((name) => name.replaceAll('{', '%7B').replaceAll('}', '%7D'))
        .map((name) => ({
          name: `the default for ${under}/${name}`,
          target: `${under}/${name}`,
          answer: page(file),
        })),
      {
        name: `the default for ${under}/${UNHEARD_OF} with a query`,
        target: `${under}/${UNHEARD_OF}?from=mail`,
        answer: page(file),
      },
      {
        name: `no default two levels below ${under}`,
        target: `${under}/${UNHEARD_OF}/deeper`,
        answer: NOT_FOUND,
      },
    ]),
    ...[
      `/${UNHEARD_OF}`,
      `/${UNHEARD_OF}?a=b`,
      `/guides/${UNHEARD_OF}`,
      `/reviews/${UNHEARD_OF}`,
      `/country/${UNHEARD_OF}`,
      '/assets',
      `/assets/${UNHEARD_OF}.css`,
      `/${UNHEARD_OF}.png`,
      `/index.php`,
      '/404',
      '/404.html',
      '/404/',
      '/%34%304',
      '/BONUSES',
      '/Faq',
      '/faq%2ehtml',
      '/bonuse*',
      '/[b]onuses',
      '/%7Bpath%7D',
      '/%ff',
      '/faq%3f',
      `/${'a'.repeat(300)}`,
      `/${'a/'.repeat(1000)}a`,
    ].map((target) => ({
      name: `404 for ${target.slice(0, 60)}`,
      target,
      answer: NOT_FOUND,
    })),
  ];
}

function redirects(): Exchange[] {
  const moves = [
    ['/faq/', '/faq'],
    ['/faq.html', '/faq'],
    ['/faq.html/', '/faq'],
    ['/faq/?a=1&b=/x/?y', '/faq?a=1&b=/x/?y'],
    ['/faq.html?a=%2F%zz', '/faq?a=%2F%zz'],
    ['/faq/?', '/faq?'],
    ['/f%61q/', '/f%61q'],
    ['/bonuses/', '/bonuses'],
    ['/bonuses.html', '/bonuses'],
    ['/bonuses/cashback/', '/bonuses/cashback'],
    ['/bonuses/cashback.html', '/bonuses/cashback'],
    [`/bonuses/${UNHEARD_OF}/`, `/bonuses/${UNHEARD_OF}`],
    [`/${UNHEARD_OF}/`, `/${UNHEARD_OF}`],
    ['/assets/', '/assets'],
    ['/index.html', '/'],
    ['/bonuses/Cashback', '/bonuses/cashback'],
    ['/bonuses/FREE-SPINS?from=mail', '/bonuses/free-spins?from=mail'],
    ['/bonuses/No-Deposit/', '/bonuses/no-deposit'],
    ['/games/Live-Dealer.html', '/games/live-dealer'],
    ['/payments-kyc/No-KYC', '/payments-kyc/no-kyc'],
    ['/reviews', '/#casinos'],
    ['/reviews?a=b', '/?a=b#casinos'],
    ...REDIRECTS.flatMap(({ from, to, place }) => [
      [from, `${to}${fragmentOf(place)}`],
      [`${from}/`, `${to}${fragmentOf(place)}`],
      [`${from}.html`, `${to}${fragmentOf(place)}`],
      [`${from}?a=b`, `${to}?a=b${fragmentOf(place)}`],
    ]),
  ];
  return moves.map(([target = '', location = '']) => ({
    name: `301 from ${target} to ${location}`,
    target,
    answer: redirect(location),
  }));
}

function hiddenFiles({ script }: { script: string }): Exchange[] {
  return [
    '/_headers',
    '/_redirects',
    '/%5Fheaders',
    '/index.html.br',
    '/index.html.gz',
    '/faq.html.br',
    `${script}.br`,
    `${script}.gz`,
    '/.git/config',
    ...PLANTED.secrets,
    ...PLANTED.secrets.map((file) => file.replace('.env', '%2eenv')),
  ].map((target) => ({ name: `no address for ${target}`, target, answer: NOT_FOUND }));
}

function methods(): Exchange[] {
  return [
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].map((method) => ({
      name: `405 for ${method}`,
      method,
      target: '/contact',
      answer: { status: 405, headers: { allow: 'GET, HEAD' } },
    })),
    {
      name: '405 for a form that is sent here',
      method: 'POST',
      target: '/contact',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'email=a%40b.example',
      answer: { status: 405, headers: { allow: 'GET, HEAD' } },
    },
    {
      name: 'HEAD of a page',
      method: 'HEAD',
      target: '/faq',
      answer: { status: 200, headers: { 'content-type': HTML, etag: /^"/ }, empty: true },
    },
    {
      name: 'HEAD of an unknown category',
      method: 'HEAD',
      target: `/games/${UNHEARD_OF}`,
      answer: { status: 200, headers: { 'content-type': HTML }, empty: true },
    },
    {
      name: 'HEAD of an unknown page',
      method: 'HEAD',
      target: `/${UNHEARD_OF}`,
      answer: { status: 404, headers: { 'content-type': HTML }, empty: true },
    },
    {
      name: 'HEAD of a redirect',
      method: 'HEAD',
      target: '/faq/',
      answer: { ...redirect('/faq'), empty: true },
    },
  ];
}

function files({ script, font }: ReturnType<typeof samplesOf>): Exchange[] {
  const hashed = (target: string, type: string): Exchange => ({
    name: `a year for ${target}`,
    target,
    answer: {
      status: 200,
      file: target,
      headers: { 'content-type': type, 'cache-control': CACHE_CONTROL.hashed },
    },
  });
  return [
    hashed(script, 'text/javascript; charset=utf-8'),
    hashed(font, 'font/woff2'),
    {
      name: 'the icon',
      target: '/favicon.svg',
      answer: { status: 200, file: '/favicon.svg', headers: { 'content-type': 'image/svg+xml' } },
    },
    {
      name: 'a file in .well-known',
      target: PLANTED.text,
      answer: {
        status: 200,
        file: PLANTED.text,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      },
    },
    {
      name: 'a file whatever the query',
      target: `${script}?v=1/../%00`,
      answer: { status: 200, file: script, headers: { 'cache-control': CACHE_CONTROL.hashed } },
    },
  ];
}

function encodings({ script, homeBytes }: ReturnType<typeof samplesOf>): Exchange[] {
  const cases: [accepted: string | null, encoding: string | null][] = [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
    ['deflate', null],
    [null, null],
  ];
  return cases.flatMap(([accepted, encoding]) =>
    [
      { target: '/', file: '/index.html', status: 200, bytes: homeBytes },
      { target: script, file: script, status: 200 },
      { target: `/bonuses/${UNHEARD_OF}`, file: '/bonuses/no-deposit.html', status: 200 },
      { target: `/${UNHEARD_OF}`, file: '/404.html', status: 404 },
    ].map(({ target, file, status, bytes }) => ({
      name: `${encoding ?? 'no encoding'} of ${target} for ${accepted ?? 'no Accept-Encoding'}`,
      target,
      headers: accepted === null ? {} : { 'Accept-Encoding': accepted },
      answer: {
        status,
        file,
        headers: {
          'content-encoding': encoding,
          ...(target === script && { 'cache-control': CACHE_CONTROL.hashed }),
          ...(bytes !== undefined && encoding === null && { 'content-length': String(bytes) }),
        },
      },
    })),
  );
}

function conditions({ script }: { script: string }): Exchange[] {
  const etagOf = (first: RawResponse) => first.headers.get('etag')?.[0] ?? '';
  const modifiedOf = (first: RawResponse) => first.headers.get('last-modified')?.[0] ?? '';
  const LONG_AGO = 'Mon, 01 Jan 2001 00:00:00 GMT';
  const FAR_OFF = 'Wed, 01 Jan 2098 00:00:00 GMT';
  const unchanged: Answer = { status: 304, headers: { etag: /^"/ }, empty: true };
  const whole = page('/faq.html');
  const failed: Answer = { status: 412 };
  const cases: [name: string, answer: Answer, headersFrom: Exchange['headersFrom']][] = [
    ['its own ETag', unchanged, (first) => ({ 'If-None-Match': etagOf(first) })],
    ['its own ETag, weak', unchanged, (first) => ({ 'If-None-Match': `W/${etagOf(first)}` })],
    ['its ETag in a list', unchanged, (first) => ({ 'If-None-Match': `"x", ${etagOf(first)}` })],
    ['any ETag', unchanged, () => ({ 'If-None-Match': '*' })],
    ['another ETag', whole, () => ({ 'If-None-Match': '"x"' })],
    ['its own date', unchanged, (first) => ({ 'If-Modified-Since': modifiedOf(first) })],
    ['a later date', unchanged, () => ({ 'If-Modified-Since': FAR_OFF })],
    ['an earlier date', whole, () => ({ 'If-Modified-Since': LONG_AGO })],
    ['a date that is none', whole, () => ({ 'If-Modified-Since': 'yesterday' })],
    [
      'another ETag and its own date',
      whole,
      (first) => ({ 'If-None-Match': '"x"', 'If-Modified-Since': modifiedOf(first) }),
    ],
    ['If-Match and its own ETag', whole, (first) => ({ 'If-Match': etagOf(first) })],
    ['If-Match and another ETag', failed, () => ({ 'If-Match': '"x"' })],
    [
      'If-Unmodified-Since and an earlier date',
      failed,
      () => ({ 'If-Unmodified-Since': LONG_AGO }),
    ],
  ];
  return [
    ...cases.map(([name, answer, headersFrom]) => ({
      name: `${answer.status} for ${name}`,
      target: '/faq',
      answer,
      ...(headersFrom && { headersFrom }),
    })),
    ...['br', 'gzip'].map((encoding) => ({
      name: `304 for the ETag of the ${encoding} form`,
      target: script,
      headers: { 'Accept-Encoding': encoding },
      headersFrom: (first: RawResponse) => ({ 'If-None-Match': etagOf(first) }),
      answer: { ...unchanged, headers: { 'cache-control': CACHE_CONTROL.hashed } },
    })),
    {
      name: '412 for another ETag of a file that is kept for a year',
      target: script,
      headers: { 'If-Match': '"x"' },
      answer: failed,
    },
    {
      name: '304 for an unknown category, by the ETag of its default',
      target: `/bonuses/${UNHEARD_OF}`,
      headersFrom: (first) => ({ 'If-None-Match': etagOf(first) }),
      answer: unchanged,
    },
    {
      name: '404 whatever the conditions',
      target: `/${UNHEARD_OF}`,
      headersFrom: () => ({ 'If-None-Match': '*', 'If-Modified-Since': FAR_OFF }),
      answer: NOT_FOUND,
    },
    {
      name: '404 whatever it is to match',
      target: `/${UNHEARD_OF}`,
      headersFrom: () => ({ 'If-Match': '"x"' }),
      answer: NOT_FOUND,
    },
    {
      name: '404 whenever it was to be unmodified',
      target: `/${UNHEARD_OF}`,
      headersFrom: () => ({ 'If-Unmodified-Since': LONG_AGO }),
      answer: NOT_FOUND,
    },
  ];
}

function ranges({ homeBytes, script }: ReturnType<typeof samplesOf>): Exchange[] {
  const last = homeBytes - 1;
  const parts: [range: string, part: [number, number]][] = [
    ['bytes=0-0', [0, 0]],
    ['bytes=10-19', [10, 19]],
    ['bytes=10-', [10, last]],
    [`bytes=10-${homeBytes + 1000}`, [10, last]],
    ['bytes=-10', [homeBytes - 10, last]],
    [`bytes=-${homeBytes + 1000}`, [0, last]],
  ];
  const whole = page('/index.html');
  const etagOf = (first: RawResponse) => first.headers.get('etag')?.[0] ?? '';
  return [
    ...parts.map(([range, part]) => ({
      name: `206 for ${range}`,
      target: '/',
      headers: { Range: range },
      answer: {
        status: 206,
        file: '/index.html',
        part,
        headers: {
          'content-type': HTML,
          'content-range': `bytes ${part[0]}-${part[1]}/${homeBytes}`,
          'content-length': String(part[1] - part[0] + 1),
        },
      },
    })),
    {
      name: '416 beyond the end, with the length',
      target: '/',
      headers: { Range: `bytes=${homeBytes}-` },
      answer: { status: 416, headers: { 'content-range': `bytes */${homeBytes}` } },
    },
    // Go, and so Caddy, leaves the length out where the range itself makes no sense.
    ...['bytes=5-2', 'bytes=abc'].map((range) => ({
      name: `416 for ${range}`,
      target: '/',
      headers: { Range: range },
      answer: { status: 416 },
    })),
    ...['bytes=0-1,4-5', 'items=0-1'].map((range) => ({
      name: `the whole for ${range}`,
      target: '/',
      headers: { Range: range },
      answer: whole,
    })),
    {
      name: '206 of a file that is kept for a year when it is whole',
      target: script,
      headers: { Range: 'bytes=0-9' },
      answer: { status: 206, file: script, part: [0, 9] },
    },
    ...['bytes=99999999-', 'bytes=5-2'].map((range) => ({
      name: `416 for ${range} of a file that is kept for a year`,
      target: script,
      headers: { Range: range },
      answer: { status: 416 },
    })),
    {
      name: '206 with If-Range and its own ETag',
      target: '/',
      headersFrom: (first) => ({ Range: 'bytes=0-9', 'If-Range': etagOf(first) }),
      answer: { status: 206, file: '/index.html', part: [0, 9] },
    },
    {
      name: 'the whole with If-Range and another ETag',
      target: '/',
      headers: { Range: 'bytes=0-9', 'If-Range': '"x"' },
      answer: whole,
    },
    {
      name: '404 whole whatever the range',
      target: `/${UNHEARD_OF}`,
      headers: { Range: 'bytes=0-9' },
      answer: NOT_FOUND,
    },
  ];
}

function oddTargets(): Exchange[] {
  const refused = [
    '/../etc/passwd',
    '/../../../../etc/passwd',
    '/bonuses/../faq',
    '/./faq',
    '/..',
    '/faq/.',
    '/%2e%2e/etc/passwd',
    '/%2E%2e/%2e%2E/etc/passwd',
    '/bonuses/.%2e/faq',
    '/assets/%2e%2e/index.html',
    '/faq%00',
    '/%00',
    '/faq%00.html',
    '/%0d%0aSet-Cookie:%20a=b/',
    '/faq%0a',
    '/%7f',
    '/bonuses%2fcashback',
    '/..%2fetc/passwd',
    '/%5c..%5cetc',
    '/\\other.example/',
    '/faq"x',
    '/faq|x',
  ];
  const unparsable = ['/%zz', '/%', '/%a', '/faq%', '/caf\u00e9'];
  return [
    ...refused.map((target) => ({ name: `400 for ${target}`, target, answer: { status: 400 } })),
    ...unparsable.map((target) => ({
      name: `400 for ${target}`,
      target,
      answer: { status: 400, beforeRules: true },
    })),
    ...['//', '//faq', '/bonuses//cashback', '//other.example/', '/faq//', '///'].map((target) => ({
      name: `404 for ${target}`,
      target,
      answer: NOT_FOUND,
    })),
    {
      name: '414 for a path of 8 kB',
      target: `/${'a'.repeat(8191)}`,
      answer: { status: 414 },
    },
    {
      name: `414 for one character more than ${LONGEST_TARGET}`,
      target: `/faq?${'a'.repeat(LONGEST_TARGET - 4)}`,
      answer: { status: 414 },
    },
    {
      name: `a page for ${LONGEST_TARGET} characters`,
      target: `/faq?${'a'.repeat(LONGEST_TARGET - 5)}`,
      answer: page('/faq.html'),
    },
    { name: 'a page with encoded letters', target: '/%66a%71', answer: page('/faq.html') },
    {
      name: 'a page by its whole address',
      target: 'http://127.0.0.1/faq',
      answer: page('/faq.html'),
    },
    {
      name: 'dots and slashes in the query',
      target: '/faq?next=//other.example/../%00',
      answer: page('/faq.html'),
    },
  ];
}
