import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHeadersFile } from '#hosting/netlify.ts';
import { CACHE_CONTROL, HASHED_FOLDER } from '#hosting/rules.ts';
import { headersOverHttp, HTTPS_ONLY } from '#hosting/security-headers.ts';
import { HOSTS, type RunningHost } from './hosts.ts';
import { type Exchange, HOSTILE, requestsTo } from './requests.ts';
import { send } from './send.ts';
import { copySite } from './site-copy.ts';

/** Lines of the specification: an unknown category or game gets the default page, with status 200. */
const UNKNOWN = [
  '@2.bonus-category.default',
  '@2.bonus-category.unknown',
  '@5.unknown-category',
  '@8.unknown-bonus-category',
  '@2.games.default',
  '@2.games.unknown',
  '@5.unknown-game',
  '@8.unknown-game',
];

const site = copySite();
const requests = requestsTo(site);
const headersOfAll = readHeadersFile(site.read('/_headers').toString());

afterAll(() => rmSync(site.folder, { recursive: true, force: true }));

test('the build has written the files for Netlify and Cloudflare Pages', () => {
  expect(Object.keys(headersOfAll)).toContain('Content-Security-Policy');
  expect(site.read('/_redirects').length).toBeGreaterThan(0);
});

test('every file that is kept for a year has a hash in its name', () => {
  const kept = site.files.filter((file) => file.startsWith(HASHED_FOLDER));
  const hash = /[.-][\w-]{8}\.\w+$|\/[0-9a-f]{16}\.\w+$/;
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((file) => !hash.test(file.replace(/\.(br|gz)$/, '')))).toEqual([]);
});

test('the table is not empty', () => {
  expect(requests.length).toBeGreaterThan(150);
});

for (const host of HOSTS) {
  const missing = host.missing();
  if (missing !== null) console.warn(`SKIPPED: all requests to ${host.name}, because ${missing}.`);

  describe.skipIf(missing !== null)(host.name, () => {
    let running: RunningHost;
    beforeAll(async () => {
      running = await host.start(site.folder, headersOfAll);
    });
    afterAll(() => running?.stop());

    test.each(requests)('answers $target with $status', { tags: UNKNOWN }, async (exchange) => {
      const { target, method = 'GET', accepts, status, headers, file } = exchange;
      const sent = accepts === undefined ? {} : { 'accept-encoding': accepts };
      const answer = await send(running, { target, method, headers: sent });
      expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries(headersOf(headers))) {
        expect(answer.headers[name] ?? null, name).toBe(value);
      }
      if (method === 'HEAD') expect(answer.body.length).toBe(0);
      if (file !== undefined) {
        expect(answer.body.equals(site.read(file)), `the body is ${file}`).toBe(true);
      }
    });

    test.each(HOSTILE)('leads nobody away from the site at %s', async (target) => {
      const { headers, body } = await send(running, { target });
      expect(headers['location'] ?? '/').toMatch(/^\/(?![/\\])/);
      expect(headers['set-cookie']).toBeUndefined();
      expect(body.toString()).not.toContain('"devDependencies"');
    });

    test('answers 304 to who has the page already', async () => {
      const first = await send(running, { target: '/faq' });
      const headers = { 'if-none-match': first.headers['etag'] ?? '' };
      const again = await send(running, { target: '/faq', headers });
      expect([first.status, again.status, again.body.length]).toEqual([200, 304, 0]);
    });
  });

  const { overHttps } = host;
  if (overHttps === undefined) continue;
  describe.skipIf(overHttps.missing() !== null)(`${host.name} over https`, () => {
    let running: RunningHost;
    beforeAll(async () => {
      running = await overHttps.start(site.folder, headersOfAll);
    });
    afterAll(() => running?.stop());

    test.each([
      ['/', 200],
      ['/faq/', 301],
      ['/unheard-of', 404],
    ])('adds the header that is for https alone to the answer for %s', async (target, status) => {
      const answer = await send(running, { target, overTls: true });
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject(lowerCased(headersOfAll));
    });
  });
}

/** All headers that an answer has to carry; `null` for those that it must not. */
const headersOf = (own: Exchange['headers'] = {}) => ({
  'cache-control': CACHE_CONTROL.other,
  vary: 'Accept-Encoding',
  location: null,
  ...lowerCased(headersOverHttp(headersOfAll)),
  [HTTPS_ONLY.toLowerCase()]: null,
  ...own,
});

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
