import type { AddressInfo } from 'node:net';
import { createStaticServer } from '../serve/static-server.ts';
import { type ObservatoryResult, observatoryResult } from './score-headers.ts';

/** Serves a built site on loopback, asks it for `/` and scores the answer. */
export async function scanSite(dist: string): Promise<ObservatoryResult> {
  const server = createStaticServer(dist);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    if (!answer.ok) throw new Error(`Expected an answer of 200 for /, found ${answer.status}`);
    return observatoryResult({
      headers: Object.fromEntries(answer.headers),
      html: await answer.text(),
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
