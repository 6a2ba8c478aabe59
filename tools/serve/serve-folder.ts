import { listen, LOOPBACK } from './listen.ts';
import { createSiteServer } from './site-server.ts';

export type ServedFolder = { origin: string; stop: () => void };

/** Serves a built site at a free port of this machine, for tests and tools. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createSiteServer(folder);
  const port = await listen(server, { host: LOOPBACK, port: 0 });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${port}`, stop };
}
