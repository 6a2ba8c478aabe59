import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';

/** Long enough for several frames between one piece and the next. */
const BETWEEN_MS = 250;
const PIECES = 6;

/** Sends one page in pieces, as a slow line does; what the page asks for besides is not there. */
async function serveInPieces(html: string): Promise<{ server: Server; origin: string }> {
  const size = Math.ceil(html.length / PIECES);
  const server = createServer(({ url }, response) => {
    if (url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const send = (from: number) => {
      response.write(html.slice(from, from + size));
      if (from + size >= html.length) response.end();
      else setTimeout(send, BETWEEN_MS, from + size);
    };
    send(0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

for (const address of ['/guides/provably-fair-explained', '/payments-kyc', '/reviews/quillmark']) {
  test(`${address}: nothing moves though the page comes in pieces`, async ({
    browser,
    request,
  }) => {
    const { server, origin } = await serveInPieces(await (await request.get(address)).text());
    // Of no fixture, which would hold the other origin against it.
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    try {
      await page.goto(origin, { waitUntil: 'load' });
      const firstPaintMs = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((paints) => {
              const [first] = paints.getEntriesByName('first-contentful-paint');
              if (first !== undefined) resolve(first.startTime);
            }).observe({ type: 'paint', buffered: true });
          }),
      );
      expect(firstPaintMs).toBeGreaterThan((PIECES - 2) * BETWEEN_MS);
      expect(await layoutShift(page)).toBe(0);
    } finally {
      await page.close();
      server.close();
    }
  });
}
