import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Agent, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hashedFileOf,
  headersOf,
  temporaryFolder,
  writeSmallSite,
} from '#tests/hosting/small-site.ts';
import { followSite, type FollowedSite, type SiteFolders } from './follow-site.ts';
import { createSiteServer } from './static-server.ts';

/** Names of one length: their pages have as many bytes, and are written within one second. */
const BUILDS = ['one', 'two', 'six'] as const;
const NOTICED_MS = 60_000;

let place: ReturnType<typeof temporaryFolder>;
let folders: SiteFolders;
let site: FollowedSite;
let server: Server;
let origin: string;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

beforeEach(async () => {
  place = temporaryFolder();
  folders = {
    dist: path.join(place.folder, 'dist'),
    previous: path.join(place.folder, '.cache/previous/dist'),
    links: path.join(place.folder, '.cache/serving'),
  };
  writeSmallSite(folders.dist, 'one');
  await start();
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  site.stop();
  place.remove();
});

async function start(): Promise<void> {
  site = await followSite(folders);
  server = createSiteServer(site.current);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Builds beside the site, then takes its place by two renames, with time between them if asked. */
async function swapFor(build: string, betweenMs = 0): Promise<void> {
  const next = path.join(place.folder, '.cache/next');
  writeSmallSite(next, build);
  rmSync(folders.previous, { recursive: true, force: true });
  mkdirSync(path.dirname(folders.previous), { recursive: true });
  renameSync(folders.dist, folders.previous);
  if (betweenMs > 0) await wait(betweenMs);
  renameSync(next, folders.dist);
}

type Answer = { status: number; policy: string; etag: string; body: string };

function ask(target: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(`${origin}${target}`, { agent }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { 'content-security-policy': policy = '', etag = '' } = response.headers;
        resolve({ status: response.statusCode ?? 0, policy: String(policy), etag, body });
      });
    }).on('error', reject);
  });
}

const buildOf = ({ body }: Answer) => /data-build="(\w+)"/.exec(body)?.[1] ?? 'none';

async function untilServed(build: string): Promise<void> {
  const deadlineMs = Date.now() + NOTICED_MS;
  while (buildOf(await ask('/')) !== build) {
    if (Date.now() > deadlineMs) throw new Error(`Expected the build ${build} to be served`);
    await wait(20);
  }
}

describe('a swap under requests', { timeout: 300_000 }, () => {
  test('no answer fails or mixes two builds, and each build is served', async () => {
    const targets = ['/', '/faq', '/nowhere'];
    const answers: Answer[] = [];
    let done = false;
    const asking = Array.from({ length: 6 }, async (_, index) => {
      for (let turn = 0; !done && turn < 4000; turn += 1) {
        answers.push(await ask(targets[(index + turn) % targets.length] ?? '/'));
      }
    });
    /** As many answers more, however slow the machine is. */
    const more = async (count: number) => {
      const enough = answers.length + count;
      while (answers.length < enough) await wait(5);
    };
    await more(40);
    for (const build of BUILDS.slice(1)) {
      await swapFor(build, 50);
      await untilServed(build);
      await more(40);
    }
    done = true;
    await Promise.all(asking);

    expect(answers.length).toBeGreaterThanOrEqual(120);
    const pairs = new Set(answers.map((answer) => `${buildOf(answer)} ${answer.policy}`));
    expect([...pairs].sort()).toEqual(
      BUILDS.map((build) => `${build} ${headersOf(build)['Content-Security-Policy']}`).sort(),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    const tagged = answers.filter(({ status }) => status === 200);
    const bodies = new Set(tagged.map(({ body }) => body));
    expect(new Set(tagged.map(({ etag, body }) => `${etag} ${body}`)).size).toBe(bodies.size);
    expect(bodies.size).toBe(BUILDS.length * 2);
  });

  test('an answer under way comes to its end with the bytes that it began with', async () => {
    const large = (byte: string) => byte.repeat(16_000_000);
    const name = '/assets/large.abcdefgh.txt';
    writeFileSync(path.join(folders.dist, name), large('a'));
    server.close();
    site.stop();
    await start();
    const whole = await new Promise<string>((resolve, reject) => {
      get(`${origin}${name}`, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.once('data', (first: string) => {
          body = first;
          response.pause();
          void swapFor('two')
            .then(() => untilServed('two'))
            .then(() => swapFor('six'))
            .then(() => untilServed('six'))
            .then(() => {
              response.on('data', (chunk: string) => (body += chunk));
              response.on('end', () => resolve(body));
              response.resume();
            }, reject);
        });
        response.on('error', reject);
      });
    });
    expect(whole === large('a')).toBe(true);
  });
});

describe('what was loaded before a swap', () => {
  test('finds its hashed files until the build after the next one', async () => {
    await swapFor('two');
    await untilServed('two');
    expect((await ask(hashedFileOf('one'))).body).toBe("console.log('one');");
    expect((await ask(hashedFileOf('two'))).body).toBe("console.log('two');");
    await swapFor('six');
    await untilServed('six');
    expect((await ask(hashedFileOf('one'))).status).toBe(404);
    expect((await ask(hashedFileOf('two'))).status).toBe(200);
  });

  test('finds them from a server that was started after the swap, and no old page', async () => {
    writeFileSync(path.join(folders.dist, 'gone.html'), 'a page that the next build has not');
    await swapFor('two');
    server.close();
    site.stop();
    await start();
    expect((await ask(hashedFileOf('one'))).status).toBe(200);
    expect((await ask('/gone')).status).toBe(404);
    expect(buildOf(await ask('/faq'))).toBe('two');
  });
});

describe('a build that fails or works in the folder itself', () => {
  test('leaves the old site whole while the folder is empty, half full or gone', async () => {
    const before = await Promise.all(['/', '/faq', '/nowhere'].map(ask));
    const steps = [
      () => rmSync(path.join(folders.dist, 'faq.html')),
      () => rmSync(folders.dist, { recursive: true }),
      () => mkdirSync(folders.dist),
      () => writeFileSync(path.join(folders.dist, 'index.html'), 'half a build'),
    ];
    for (const step of steps) {
      step();
      await wait(300);
      expect(await Promise.all(['/', '/faq', '/nowhere'].map(ask))).toEqual(before);
    }
    rmSync(folders.dist, { recursive: true });
    writeSmallSite(folders.dist, 'two');
    await untilServed('two');
  });
});

test('a new site that cannot be read is named once, and the old one is served on', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  rmSync(folders.dist, { recursive: true });
  mkdirSync(path.join(folders.dist, '_headers'), { recursive: true });
  await wait(700);
  expect(buildOf(await ask('/'))).toBe('one');
  expect(said).toHaveBeenCalledTimes(1);
  expect(said.mock.calls[0]?.[0]).toMatch(
    /^The new site cannot be read, so the old one is served on/,
  );
  said.mockRestore();
});

describe('starting', () => {
  test('waits for the second rename of a swap', async () => {
    server.close();
    site.stop();
    const swapped = swapFor('two', 300);
    expect(existsSync(folders.dist)).toBe(false);
    await start();
    await swapped;
    expect(buildOf(await ask('/'))).toBe('two');
  });

  test('does without the build before where that cannot be read', async () => {
    mkdirSync(path.join(folders.previous, '_headers'), { recursive: true });
    const other = await followSite(folders);
    expect(other.current().files.has('/index.html')).toBe(true);
    other.stop();
  });

  test('says what is missing where no build comes', async () => {
    const empty = { ...folders, dist: path.join(place.folder, 'empty') };
    await expect(followSite(empty)).rejects.toThrow(/empty.*_headers.*npm run build/);
  });

  test('removes the links of servers that were killed, and its own when it stops', async () => {
    const abandoned = path.join(folders.links, '999999999-abcdef');
    cpSync(folders.dist, abandoned, { recursive: true });
    const other = await followSite(folders);
    expect(existsSync(abandoned)).toBe(false);
    other.stop();
    site.stop();
    expect(readdirSync(folders.links)).toEqual([]);
  });
});
