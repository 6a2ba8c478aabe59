import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPaidLink } from './check-paid-link.ts';
import { checkUnpaidLinks } from './check-unpaid-links.ts';
import { outgoingLinks } from './outgoing-links.ts';

const PAGES: Readonly<Record<string, (answer: ServerResponse) => void>> = {
  '/fine': page(200, '<a href="/crawled">A link of the page</a>'),
  '/slow': () => undefined,
  '/guarded': page(403),
  '/broken': page(500),
  '/moved': to('/fine'),
  '/slash': to('/slash/'),
  '/slash/': page(200),
  '/loop': to('/loop'),
  '/script': to('javascript:alert(1)'),
  '/drops-code': to('/landing'),
  '/carries-code': to('/landing?subid=abc123'),
  '/stores-code': (answer) => to('/landing')(answer.setHeader('set-cookie', 'ref=abc123')),
  '/landing': page(200),
};

function page(status: number, html = '') {
  return (answer: ServerResponse) => {
    answer.writeHead(status, { 'content-type': 'text/html' }).end(html);
  };
}
function to(location: string) {
  return (answer: ServerResponse) => {
    answer.writeHead(302, { location }).end();
  };
}

const asked: string[] = [];
const server = createServer(({ url = '' }, answer) => {
  const { pathname } = new URL(url, 'http://x');
  asked.push(pathname);
  (PAGES[pathname] ?? page(404))(answer);
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Nobody listens on this port. */
const NOBODY = 'http://127.0.0.1:2/';

it('asks addresses that pay nobody once each, and does not crawl them', async () => {
  const expected = {
    '/fine': null,
    '/fine#part': null,
    '/fine?a=1&copy=2': null,
    '/slash': null,
    '/moved': `redirects to http://${host}/fine`,
    '/nowhere': 'answers 404',
    '/broken': 'answers 500',
  };
  const addresses = Object.keys(expected).map((path) => `http://${host}${path}`);
  const options = { linksToSkip: [], retryErrors: false };
  const answers = await checkUnpaidLinks([...addresses, NOBODY], options);
  expect([...answers.values()].map(({ problem }) => problem)).toEqual([
    ...Object.values(expected),
    'does not answer: ECONNREFUSED',
  ]);
  expect(answers.get(NOBODY)?.isReached).toBe(false);
  expect(asked).not.toContain('/crawled');
});

describe('a paid link', () => {
  const check = async (path: string, hosts = [host], timeoutMs = 20_000) =>
    (await checkPaidLink(`http://${host}${path}`, hosts, { timeoutMs, allowPrivate: true }))
      .problem;

  it('carries its code to a listed host, or has a cookie carry it', async () => {
    expect(await check('/carries-code?ref=abc123')).toBeNull();
    expect(await check('/stores-code?ref=abc123')).toBeNull();
    expect(await check('/drops-code?ref=abc123')).toContain('loses its referral code');
    expect(await check('/carries-code?ref=abc123', ['casino.test'])).toContain(
      'lands on 127.0.0.1',
    );
  });

  it('may refuse programs, and has to answer otherwise', async () => {
    expect(await check('/guarded')).toBeNull();
    expect(await check('/nowhere')).toBe('answers 404');
    expect(await check('/loop')).toBe('redirects more than 10 times');
    expect(await check('/script')).toContain('no web address');
    expect(await check('/slow', [host], 300)).toContain('does not answer');
  });
});

it.each(['10.1.2.3', '[::1]', 'localhost', '192.168.0.1', '[fd00::1]', '0.0.0.0'])(
  'asks nothing of the private address %s',
  async (name) => {
    const address = `http://${name}/`;
    const { problem } = await checkPaidLink(address, [name]);
    expect(problem).toContain('private network');
    const others = await checkUnpaidLinks([address]);
    expect(others.get(address)?.problem).toBe('leads into a private network');
  },
);

it('takes addresses from fields and texts, once each with its places, as the build fills them', () => {
  const entry = (file: string, data: unknown, body = '') => ({ id: 'x', file, data, body });
  const inCountry = { japan: 'https://c.test/{country}?ref=1' };
  const paid = {
    casino: 'oak',
    url: 'https://c.test/{casino}?from={country}&at={page}',
    inCountry,
  };
  const content = {
    links: [entry('links.yaml', { links: [paid] })],
    countries: [{ ...entry('japan.yaml', { code: 'JP' }), id: 'japan' }],
    site: [entry('site.yaml', { baseUrl: 'https://own.test' })],
    acceptedLinks: [
      entry('accepted-links.yaml', { accepted: [{ address: 'https://law.test/b' }] }),
    ],
    blog: [entry('a.md', { source: 'https://law.test/a' }, 'See [it](https://law.test/a).')],
    casinos: [entry('b.yaml', { website: 'https://b.example/' })],
  } as unknown as Parameters<typeof outgoingLinks>[0];
  expect(outgoingLinks(content)).toEqual({
    samples: 1,
    links: [
      {
        address: 'https://c.test/oak?from=us&at=reviews-oak',
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
