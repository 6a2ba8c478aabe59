/** `npm start`: builds the site if its sources have changed and serves it. */
import { buildSite, DIST } from './build/build-site.ts';
import { createStaticServer } from './serve/static-server.ts';

const DEFAULT_PORT = 4321;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT must be a whole number from 0 to 65535, found ${process.env['PORT'] ?? ''}.`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

try {
  if ((await buildSite()) === 'built') console.log('The site is built.');
} catch (error) {
  console.error(error instanceof Error ? error.message.trimEnd() : error);
  fail('The build failed; the lines above say why.');
}

const server = createStaticServer(DIST);
server.on('error', (error: NodeJS.ErrnoException) => {
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what uses it, or choose another: PORT=8080 npm start`
      : `The server could not start: ${error.message}`,
  );
});
server.listen(port, () => {
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`Edgewise is at http://localhost:${actual} (Ctrl+C ends it)`);
});
