import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SLOW_4G } from './slow-phone.ts';

export type Line = { latencyMs: number; bytesPerMs: number };

/** What each request waits, and what all share. */
export const SLOW_LINE: Line = {
  latencyMs: SLOW_4G.latency,
  bytesPerMs: SLOW_4G.downloadThroughput / 1000,
};
export const NO_DELAY: Line = { latencyMs: 0, bytesPerMs: Infinity };

/**
 * A site as it comes over such a line, whichever browser asks: each answer as late as the line brings its
 * last byte. `change` may add to the pages, which are then sent without a policy; what the line carries is
 * the page as it was, compressed.
 */
export async function overLine(
  site: string,
  line: Line,
  change: (html: string) => string,
): Promise<{ origin: string; stop: () => void }> {
  let freeAtMs = 0;
  const sent = (bytes: number) =>
    new Promise<void>((resolve) => {
      freeAtMs = Math.max(freeAtMs, performance.now()) + bytes / line.bytesPerMs;
      setTimeout(resolve, Math.max(0, freeAtMs - performance.now()));
    });
  const server = createServer((asked, answer) => {
    void (async () => {
      await new Promise((resolve) => setTimeout(resolve, line.latencyMs));
      const isPage = /text\/html/.test(asked.headers.accept ?? '');
      const found = await get(site + asked.url, asked.headers, asked.method);
      await sent(found.body.length);
      if (!isPage || found.status !== 200) {
        answer.writeHead(found.status, found.headers).end(found.body);
        return;
      }
      const unpacked = { ...asked.headers, 'accept-encoding': 'identity' };
      const page = change((await get(site + asked.url, unpacked)).body.toString());
      const kept = Object.entries(found.headers).filter(
        ([name]) => !OF_THE_PAGE_AS_IT_WAS.has(name),
      );
      answer.writeHead(200, Object.fromEntries(kept)).end(page);
    })().catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

const OF_THE_PAGE_AS_IT_WAS = new Set([
  'content-security-policy',
  'content-encoding',
  'content-length',
  'transfer-encoding',
]);

type Found = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

function get(
  address: string,
  headers: NodeJS.Dict<string | string[]>,
  method = 'GET',
): Promise<Found> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 500,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}
