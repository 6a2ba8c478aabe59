import { rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { get } from 'node:https';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CACHE_CONTROL } from '#hosting/rules.ts';
import { headersOverHttp } from '#hosting/security-headers.ts';
import { HOSTS, type RunningHost } from './hosts.ts';
import { sendRaw } from './raw-request.ts';
import { headersOf, temporaryFolder, writeSmallSite } from './small-site.ts';

let site: ReturnType<typeof temporaryFolder>;
let running: RunningHost | undefined;

beforeEach(() => {
  site = temporaryFolder();
  writeSmallSite(site.folder, 'one');
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  site.remove();
});

for (const host of HOSTS) {
  describe.skipIf(host.missing() !== null)(host.name, () => {
    test.each([{}, { Range: 'bytes=0-3' }])(
      'answers with the headers of every answer where there is no 404.html (%j)',
      async (headers) => {
        rmSync(path.join(site.folder, '404.html'));
        running = await host.start(site.folder, headersOf('one'));
        const answer = await sendRaw(running.port, { target: '/unheard-of', headers });
        expect(answer.status).toBe(404);
        const expected = {
          ...headersOverHttp(headersOf('one')),
          'Cache-Control': CACHE_CONTROL.other,
        };
        for (const [name, value] of Object.entries(expected)) {
          expect(answer.headers.get(name.toLowerCase()), name).toEqual([value]);
        }
      },
    );
  });

  if (host.overHttps === undefined) continue;
  const { missing, start } = host.overHttps;
  const reason = missing();
  if (reason !== null) console.warn(`SKIPPED: ${host.name} over https, because ${reason}.`);
  describe.skipIf(reason !== null)(`${host.name} over https`, () => {
    test.each([
      ['/', 200],
      ['/faq/', 301],
      ['/unheard-of', 404],
      ['/faq%00', 400],
    ])('adds the header that is for https alone to the answer for %s', async (target, status) => {
      running = await start(site.folder, headersOf('one'));
      const answer = await getOverHttps(running.port, target);
      expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries(headersOf('one'))) {
        expect(answer.headers[name.toLowerCase()], name).toBe(value);
      }
    });
  });
}

function getOverHttps(port: number, target: string) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const options = {
      host: 'localhost',
      port,
      path: target,
      rejectUnauthorized: false,
      agent: false,
    };
    get({ ...options, family: 4 }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    }).on('error', reject);
  });
}
