import { rmSync, statSync, utimesSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CACHE_CONTROL } from '#hosting/rules.ts';
import { headersOverHttp } from '#hosting/security-headers.ts';
import { type RawResponse, sendRaw, sendText } from '#tests/hosting/raw-request.ts';
import {
  hashedFileOf,
  headersOf,
  temporaryFolder,
  writeSmallSite,
} from '#tests/hosting/small-site.ts';
import { createStaticServer } from './static-server.ts';

const OURS = headersOverHttp(headersOf('one'));

let site: ReturnType<typeof temporaryFolder>;
const servers: Server[] = [];

beforeEach(() => {
  site = temporaryFolder();
  writeSmallSite(site.folder, 'one');
});

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  site.remove();
});

async function serve(): Promise<number> {
  const server = createStaticServer(site.folder);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** The answer carries every header of every answer, once, and no other policy. */
function expectOurHeaders({ headers }: RawResponse): void {
  for (const [name, value] of Object.entries(OURS)) {
    expect(headers.get(name.toLowerCase()), name).toEqual([value]);
  }
  expect(headers.get('cache-control')).toEqual([CACHE_CONTROL.other]);
  expect(headers.get('vary')).toEqual(['Accept-Encoding']);
  expect(headers.has('strict-transport-security')).toBe(false);
}

describe('what is refused before there is a request', () => {
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['headers of 40 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    [
      'an expectation',
      'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: wonders\r\n\r\n',
      417,
    ],
    ['a tunnel', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n', 405],
  ])('%s', async (_name, text, status) => {
    const answer = await sendText(await serve(), text);
    expect(answer.status).toBe(status);
    expect(answer.body).toHaveLength(0);
    expectOurHeaders(answer);
  });

  test('an answer under way is not mixed with a refusal of what comes after it', async () => {
    const good = 'GET /faq HTTP/1.1\r\nHost: a\r\n\r\n';
    const answer = await sendText(await serve(), `${good}nonsense\r\n\r\n`);
    expect(answer.status).toBe(200);
    expect(answer.body.toString('latin1')).toMatch(/^<!doctype html><title>Questions<.*<\/p>/);
  });
});

describe('files that have gone from the folder', () => {
  test.each([
    ['the page for what is missing', '404.html', '/nowhere'],
    ['a page', 'faq.html', '/faq'],
  ])('%s leaves an empty 404 with our headers', async (_name, file, target) => {
    const port = await serve();
    rmSync(path.join(site.folder, file));
    const answer = await sendRaw(port, { target });
    expect(answer.status).toBe(404);
    expect(answer.body).toHaveLength(0);
    expectOurHeaders(answer);
  });

  test('a site that never had a page for what is missing answers an empty 404', async () => {
    rmSync(path.join(site.folder, '404.html'));
    const answer = await sendRaw(await serve(), { target: '/nowhere' });
    expect(answer.status).toBe(404);
    expectOurHeaders(answer);
  });
});

describe('the ETag', () => {
  const etagOf = async (target: string) => {
    const { headers } = await sendRaw(await serve(), { target });
    return headers.get('etag')?.[0];
  };

  test('differs where two builds of one second write as many bytes', async () => {
    const file = path.join(site.folder, 'faq.html');
    const { atime, mtime } = statSync(file);
    const before = await etagOf('/faq');
    writeSmallSite(site.folder, 'two');
    utimesSync(file, atime, mtime);
    expect(before).toMatch(/^"[\w-]{16,}"$/);
    expect(await etagOf('/faq')).not.toBe(before);
  });

  test('is the same where a build writes the same bytes later', async () => {
    const before = await etagOf('/faq');
    utimesSync(path.join(site.folder, 'faq.html'), new Date(), new Date(Date.now() + 60_000));
    expect(await etagOf('/faq')).toBe(before);
  });
});

describe('a year in a cache', () => {
  test.each([
    ['a range beyond the end', { Range: 'bytes=9999-' }, 416],
    ['a range that makes no sense', { Range: 'bytes=5-2' }, 416],
    ['a condition that fails', { 'If-Match': '"x"' }, 412],
    ['a part', { Range: 'bytes=0-3' }, 206],
  ])('is not for %s of a hashed file', async (_name, headers, status) => {
    const target = hashedFileOf('one');
    const answer = await sendRaw(await serve(), { target, headers });
    expect(answer.status).toBe(status);
    expectOurHeaders(answer);
  });
});

test('a folder without the headers that its build wrote is refused by name', () => {
  rmSync(path.join(site.folder, '_headers'));
  expect(() => createStaticServer(site.folder)).toThrow(/_headers/);
});
