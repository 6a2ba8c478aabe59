import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CACHE_CONTROL, HASHED_FOLDER } from '#hosting/rules.ts';
import { headersOverHttp, HTTPS_ONLY, securityHeaders } from '#hosting/security-headers.ts';
import { inlineHashes } from './inline-hashes.ts';
import { readSite } from '#check/read/read-site.ts';
import { HOSTS, type RunningHost } from './hosts.ts';
import { decodeBody, type RawResponse, sendRaw } from './raw-request.ts';
import { type Answer, type Exchange, requestsTo } from './requests.ts';
import { copySite } from './site-copy.ts';

const site = copySite();
const requests = requestsTo(site);
const headersOfAll = securityHeaders({
  hashes: inlineHashes(site.folder),
  contactEndpoint: readSite().contactEndpoint,
});

afterAll(() => rmSync(site.folder, { recursive: true, force: true }));

test('the build has written the files for Netlify and Cloudflare Pages', () => {
  expect(site.files).toContain('/index.html');
  expect(site.read('/_headers').length).toBeGreaterThan(0);
  expect(site.read('/_redirects').length).toBeGreaterThan(0);
});

test('every file that is kept for a year has a hash in its name', () => {
  const kept = site.files.filter((file) => file.startsWith(HASHED_FOLDER));
  const hash = /[.-][\w-]{8}\.\w+$|\/[0-9a-f]{16}\.\w+$/;
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((file) => !hash.test(file.replace(/\.(br|gz)$/, '')))).toEqual([]);
});

test('the table is not empty', () => {
  expect(requests.length).toBeGreaterThan(200);
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

    test.each(requests)('answers $name', async (exchange) => {
      compare(await exchangeWith(running.port, exchange), exchange.answer);
    });

    test.each(['br', 'gzip'])(
      'answers a range of the %s form with it, or says that it has none',
      async (encoding) => {
        const request = { target: '/', headers: { 'Accept-Encoding': encoding } };
        const whole = await sendRaw(running.port, request);
        const headers = { ...request.headers, Range: 'bytes=10-19' };
        const part = await sendRaw(running.port, { ...request, headers });
        for (const { headers: found } of [whole, part]) {
          expect(found.get('content-encoding')).toEqual([encoding]);
          expect(found.get('accept-ranges')).toEqual([part.status === 206 ? 'bytes' : 'none']);
        }
        const length = whole.body.length;
        if (part.status === 206) {
          expect(part.headers.get('content-range')).toEqual([`bytes 10-19/${length}`]);
          expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
        } else {
          expect(part.status).toBe(200);
          expect(part.body.equals(whole.body)).toBe(true);
        }
      },
    );
  });
}

async function exchangeWith(port: number, exchange: Exchange): Promise<RawResponse> {
  const { headersFrom, headers = {} } = exchange;
  const added = headersFrom === undefined ? {} : headersFrom(await sendRaw(port, exchange));
  return sendRaw(port, { ...exchange, headers: { ...headers, ...added } });
}

function compare(response: RawResponse, answer: Answer): void {
  const found = Object.fromEntries(
    [...response.headers].map(([name, values]) => [name, values.join(' AND ')]),
  );
  expect(response.status).toBe(answer.status);
  if (answer.beforeRules !== true) {
    const expected: NonNullable<Answer['headers']> = {
      'cache-control': CACHE_CONTROL.other,
      vary: 'Accept-Encoding',
      location: null,
      'x-powered-by': null,
      ...lowerCased(headersOverHttp(headersOfAll)),
      ...Object.fromEntries(HTTPS_ONLY.map((name) => [name.toLowerCase(), null])),
      ...answer.headers,
    };
    for (const [name, value] of Object.entries(expected)) {
      if (value instanceof RegExp) expect(found[name], name).toMatch(value);
      else expect(found[name] ?? null, name).toBe(value);
    }
  }
  if (answer.empty === true) expect(response.body.length).toBe(0);
  if (answer.file !== undefined) {
    const [first, last] = answer.part ?? [0, undefined];
    const file = site.read(answer.file).subarray(first, last === undefined ? undefined : last + 1);
    expect(decodeBody(response).equals(file), `the body is ${answer.file}`).toBe(true);
  }
}

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
