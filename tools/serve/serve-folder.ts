import type { AddressInfo } from 'node:net';
import { createStaticServer } from './static-server.ts';

export type ServedFolder = { origin: string; stop: () => void };

/** Serves a built site at a free port of this machine, for a tool that looks at it. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createStaticServer(folder);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${port}`, stop };
}
