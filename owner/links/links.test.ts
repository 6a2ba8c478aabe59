import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptAnswer } from './accept-answer.ts';
import { followAll } from './follow-all.ts';
import { followLink } from './follow-link.ts';
import { judgeLink } from './judge-link.ts';
import { isAccepted, linksTable } from './links-table.ts';
import { outgoingLinks } from './outgoing-links.ts';

/** Plays every case that an address can be: by path, what is answered. */
const PAGES: Readonly<Record<string, (answer: ServerResponse, method: string) => void>> = {
  '/fine': page('<title>The Gambling Act</title>'),
  '/slow': () => undefined,
  '/gone': page('<title>Gone</title>', 410),
  '/broken': page('', 500),
  '/guarded': page('<title>Just a moment</title>', 403),
  '/soft': page('<title>404 – Page not found</title>'),
  '/parked': page('<title>x.test</title><p>This domain is for sale.</p>'),
  '/no-head': (answer, method) =>
    method === 'HEAD' ? page('', 405)(answer) : page('<title>Read</title>')(answer),
  '/moved': to('/fine', 301),
  '/slash': to('/slash/', 301),
  '/slash/': page('<title>Same</title>'),
  '/lost-page': to('/en/'),
  '/en/': page('<title>Home</title>'),
  '/loop': to('/loop'),
  '/script': to('javascript:alert(1)'),
  '/inwards': to('http://169.254.169.254/latest/meta-data'),
  '/drops-code': to('/landing'),
  '/carries-code': to('/landing?subid=abc123'),
  '/stores-code': (answer) => {
    answer.setHeader('set-cookie', 'ref=abc123');
    to('/landing')(answer);
  },
  '/landing': page('<title>Play</title>'),
};

function page(html: string, status = 200) {
  return (answer: ServerResponse) => {
    answer.writeHead(status, { 'content-type': 'text/html' }).end(html);
  };
}
function to(location: string, status = 302) {
  return (answer: ServerResponse) => {
    answer.writeHead(status, { location }).end();
  };
}

const asked: { path: string; at: number }[] = [];
const server = createServer(({ url = '', method = '' }, answer) => {
  const { pathname } = new URL(url, 'http://x');
  asked.push({ path: pathname, at: performance.now() });
  (PAGES[pathname] ?? page('', 404))(answer, method);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Long, so that only the answer which never comes is late on a busy machine. */
const options = { allowPrivate: true, timeoutMs: 20_000 };
async function verdictOf(address: string, isPaid = false, allowedHosts?: string[]) {
  const url = address.startsWith('/') ? `${origin}${address}` : address;
  const hosts = allowedHosts ?? [new URL(origin).host];
  const timeoutMs = address === '/slow' ? 300 : options.timeoutMs;
  const followed = await followLink(url, { ...options, timeoutMs });
  return judgeLink({ address: url, isPaid, allowedHosts: hosts }, followed).verdict;
}

describe('an address that is followed', () => {
  it.each([
    ['/fine', 'fine'],
    ['/slash', 'fine'],
    ['/no-head', 'fine'],
    ['/moved', 'moved'],
    ['/lost-page', 'home-page'],
    ['/soft', 'soft-404'],
    ['/parked', 'parked'],
    ['/gone', 'not-found'],
    ['/nowhere', 'not-found'],
    ['/broken', 'server-error'],
    ['/guarded', 'refuses-programs'],
    ['/slow', 'no-answer'],
    ['/loop', 'endless'],
    ['/script', 'endless'],
    ['http://127.0.0.1:1/', 'no-answer'],
  ])('%s is %s', async (address, verdict) => {
    expect(await verdictOf(address)).toBe(verdict);
  });

  it('is not followed into a private network', async () => {
    const { failure, hops } = await followLink(`${origin}/fine`);
    expect([failure, hops]).toEqual(['PRIVATE_ADDRESS', []]);
    for (const host of ['10.1.2.3', '[::1]', 'localhost', '192.168.0.1', '[fd00::1]', '0.0.0.0']) {
      expect((await followLink(`http://${host}/`)).failure, host).toBe('PRIVATE_ADDRESS');
    }
  });

  it('has a certificate that is not accepted where TLS fails', async () => {
    // The server speaks no TLS at all, which fails in the handshake as a wrong certificate does.
    expect(await verdictOf(`https://${new URL(origin).host}/fine`)).toBe('certificate');
    const expired = { hops: [], failure: 'CERT_HAS_EXPIRED', text: '' };
    const link = { address: 'https://a.test/', isPaid: false, allowedHosts: [] };
    expect(judgeLink(link, expired).verdict).toBe('certificate');
  });

  it.each([
    ['/drops-code?ref=abc123', 'tracking-lost'],
    ['/carries-code?ref=abc123', 'fine'],
    ['/stores-code?ref=abc123', 'fine'],
  ])('is a paid link whose code is looked for on the way: %s is %s', async (address, verdict) => {
    expect(await verdictOf(address, true)).toBe(verdict);
  });

  it('may not end on a host that the registry does not list', async () => {
    expect(await verdictOf('/fine', true, ['casino.test'])).toBe('other-host');
    const hop = (url: string) => ({ url, status: 200, setsCookie: false });
    const sold = { hops: [hop('https://other.test/page')], failure: null, text: '' };
    const link = { address: 'https://www.law.test/page', isPaid: false, allowedHosts: [] };
    expect(judgeLink(link, sold).verdict).toBe('other-host');
    const same = { hops: [hop('https://law.test/page')], failure: null, text: '' };
    expect(judgeLink(link, same).verdict).toBe('fine');
  });
});

describe('all addresses', () => {
  const link = (path: string) => ({ address: `${origin}${path}`, isPaid: false, places: ['x'] });
  const all = { allowedHosts: [], today: '2026-11-26', pauseMs: 60, hostsAtOnce: 4, ...options };

  it('are asked one at a time on each host, with a pause, and not again while an answer is young', async () => {
    asked.length = 0;
    const known = new Map();
    const first = await followAll([link('/fine'), link('/gone')], {
      ...all,
      known,
      onAnswer: ({ address }, done, of) => known.set(address, { done, of }),
    });
    expect(first.map(({ verdict }) => verdict)).toEqual(['fine', 'not-found']);
    expect([...known.values()]).toEqual([
      { done: 1, of: 2 },
      { done: 2, of: 2 },
    ]);
    const [fine, gone] = ['/fine', '/gone'].map((path) => asked.filter((one) => one.path === path));
    expect((gone?.[0]?.at ?? 0) - (fine?.at(-1)?.at ?? 0)).toBeGreaterThan(50);
    asked.length = 0;
    const kept = new Map(first.map((report) => [report.address, report]));
    const again = await followAll([link('/fine')], {
      ...all,
      known: kept,
      onAnswer: () => undefined,
    });
    expect([asked.length, again[0]?.verdict]).toEqual([0, 'fine']);
  });

  it('are those of fields and texts, once each with its places, as the build fills them', () => {
    const entry = (file: string, data: unknown, body = '') => ({ id: 'x', file, data, body });
    const inCountry = { japan: 'https://c.test/{country}?ref=1' };
    const paid = { casino: 'oak', url: 'https://c.test/{casino}?from={country}', inCountry };
    const content = {
      links: [entry('links.yaml', { links: [paid] })],
      countries: [{ ...entry('japan.yaml', { code: 'JP' }), id: 'japan' }],
      site: [entry('site.yaml', { baseUrl: 'https://own.test' })],
      acceptedLinks: [entry('accepted-links.yaml', { landsOn: 'https://law.test/b' })],
      blog: [entry('a.md', { source: 'https://law.test/a' }, 'See [it](https://law.test/a).')],
      casinos: [entry('b.yaml', { website: 'https://b.example/' })],
    } as unknown as Parameters<typeof outgoingLinks>[0];
    expect(outgoingLinks(content)).toEqual({
      samples: 1,
      links: [
        {
          address: 'https://c.test/oak?from=us',
          isPaid: true,
          places: ['links.yaml → links[0].url'],
        },
        {
          address: 'https://c.test/jp?ref=1',
          isPaid: true,
          places: ['links.yaml → links[0].inCountry.japan'],
        },
        { address: 'https://law.test/a', isPaid: false, places: ['a.md → source', 'a.md → text'] },
      ],
    });
  });
});

describe('an answer that the owner accepts', () => {
  const report = {
    address: 'https://law.test/a',
    isPaid: false,
    places: ['a.md → source'],
    verdict: 'moved' as const,
    landsOn: 'https://law.test/b',
    why: 'it has moved for good',
    checkedOn: '2026-11-26',
  };

  it('is written with a reason, and is not told again until the answer is another one', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
    expect(acceptAnswer(folder, report, '', '2026-11-26')).toContain('Say why');
    acceptAnswer(folder, report, 'The old address is the one to cite', '2026-11-25');
    acceptAnswer(folder, report, 'The old address is the one to cite', '2026-11-26');
    expect(readFileSync(path.join(folder, 'accepted-links.yaml'), 'utf8')).toBe(
      `accepted:
  - address: https://law.test/a
    verdict: moved
    landsOn: https://law.test/b
    acceptedOn: 2026-11-26
    why: The old address is the one to cite
`,
    );
    const accepted = [{ ...report, acceptedOn: '2026-11-26' }];
    expect(isAccepted(report, accepted)).toBe(true);
    expect(isAccepted({ ...report, landsOn: 'https://law.test/c' }, accepted)).toBe(false);
    expect(isAccepted({ ...report, verdict: 'not-found' }, accepted)).toBe(false);
  });

  it('stands in a list that begins with the worst, paid links first', () => {
    const paid = { ...report, isPaid: true, verdict: 'not-found' as const, why: 'it answers 404' };
    const list = linksTable([report, { ...paid, isPaid: false }, paid]);
    expect(list.match(/^\S.*$/gm)).toEqual([
      'not-found (paid link): it answers 404',
      'not-found: it answers 404',
      'moved: it has moved for good',
    ]);
  });
});
