import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';

export const LOOPBACK = '127.0.0.1';

/** HOST and PORT, checked. Without them: this machine alone, at 4321. */
export function readListenAddress({ HOST, PORT = '4321' } = process.env) {
  if (!/^\d{1,5}$/.test(PORT)) {
    throw new Error(`PORT must be a number up to 65535, 0 for any that is free; found “${PORT}”.`);
  }
  // Some shells put the machine's name there by themselves.
  const isUnsaid = HOST === undefined || HOST === hostname() || HOST === 'localhost';
  return { host: isUnsaid ? LOOPBACK : HOST, port: Number(PORT) };
}

/** Resolves to the port once the server listens. Rejects with a sentence where it cannot. */
export function listen(server: Server, { host, port }: { host: string; port: number }) {
  return new Promise<number>((resolve, reject) => {
    server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} is in use. Stop what uses it, or choose another: PORT=8080 npm start`;
      reject(new Error(code === 'EADDRINUSE' ? inUse : `The server cannot start: ${message}`));
    });
    server.listen({ host, port }, () => resolve((server.address() as AddressInfo).port));
  });
}
