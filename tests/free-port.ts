import { once } from 'node:events';
import { createServer } from 'node:http';
import { listen, LOOPBACK } from '#tools/serve/listen.ts';

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, { host: LOOPBACK, port: 0 });
  await once(server.close(), 'close');
  return port;
}
