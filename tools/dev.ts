/**
 * `npm run dev`: Astro's own server, which reloads as files are saved. It is the owner's preview: it shows
 * drafts and what waits for its day, marked. PORT and HOST are those of `npm start`; a port that was asked
 * for and is taken is an error, where the usual one gives way to the next.
 */
import { hostname } from 'node:os';
import { dev } from 'astro';
import { LOOPBACK, readListenAddress } from './serve/listen-address.ts';
import { nodeInUse } from './steps/node-in-use.ts';

process.env['PREVIEW'] ??= 'yes';
const { HOST, PORT } = process.env;
const found = readListenAddress({ HOST, PORT }, hostname());

if (found.ok) {
  console.log(nodeInUse());
  const { hosts, port } = found.address;
  await dev({
    root: process.cwd(),
    server: { port, host: hosts === LOOPBACK ? false : (hosts[0] ?? false) },
    vite: { server: { strictPort: PORT !== undefined && port !== 0 } },
  });
} else {
  console.error(found.reason);
  process.exitCode = 1;
}
