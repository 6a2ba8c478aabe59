import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ListenAddress } from './listen-address.ts';

/** What a machine without this version of IP answers. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];
const TRIES_FOR_A_FREE_PORT = 10;

/**
 * Listens at every one of the hosts, at the same port, and says which it was. A host that this machine
 * does not have is left out, unless it is the only one. Throws a sentence where it cannot.
 */
export async function listen(
  createServer: () => Server,
  { hosts, port }: ListenAddress,
): Promise<ListenAddress & { stop: () => void }> {
  for (let attempt = 1; ; attempt += 1) {
    const servers: { host: string; server: Server }[] = [];
    const stop = () => servers.forEach(({ server }) => server.close());
    let found = port;
    try {
      for (const host of hosts) {
        const server = createServer();
        try {
          found = await listenAt(server, host, found);
          servers.push({ host, server });
        } catch (error) {
          const isOnly = servers.length === 0 && host === hosts.at(-1);
          if (isOnly || !NO_SUCH_ADDRESS.includes(codeOf(error))) throw error;
        }
      }
      return { hosts: servers.map(({ host }) => host), port: found, stop };
    } catch (error) {
      stop();
      // A port that is free at one host may be taken at the next.
      const tryAnother =
        port === 0 && codeOf(error) === 'EADDRINUSE' && attempt < TRIES_FOR_A_FREE_PORT;
      if (!tryAnother) throw new Error(sentenceFor(error, found), { cause: error });
    }
  }
}

function listenAt(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, ipv6Only: host === '::1' }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

function sentenceFor(error: unknown, port: number): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what uses it, or choose another: PORT=8080 npm start`;
    case 'EACCES':
      return `Port ${port} is for the system alone. Choose another: PORT=8080 npm start`;
    case 'EADDRNOTAVAIL':
      return 'HOST is no address of this machine.';
    default:
      return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
  }
}
