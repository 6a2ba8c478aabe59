/**
 * `npm start`: builds the site if its sources have changed and serves it, to this machine alone unless HOST
 * says otherwise; `npm start -- --preview` with drafts and what waits for its day.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DIST } from '#integrations/output-folder.ts';
import { listen, LOOPBACK, readListenAddress } from './serve/listen.ts';
import { createSiteServer } from './serve/site-server.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  // sirv hears no errors of its files: one that a new build removed before it was opened.
  if (error.code === 'ENOENT') return;
  console.error(error);
  process.exit(1);
});

/** In a process that ends: Astro and esbuild keep 900 MB for as long as theirs runs. */
async function build(): Promise<void> {
  // With a folder that is named, the pages are not listed as published.
  const env = { ...process.env, OUT_DIR: DIST };
  const builder = spawn(process.execPath, ['tools/build.ts'], { stdio: 'inherit', env });
  process.on('exit', () => builder.kill());
  const [code] = (await once(builder, 'close')) as [number | null];
  if (code !== 0) process.exit(1);
}

try {
  const address = readListenAddress();
  await build();
  const port = await listen(createSiteServer(DIST), address);
  const isLocal = address.host === LOOPBACK;
  const at = `http://${isLocal ? 'localhost' : address.host}:${port}`;
  const who = isLocal ? 'for this machine alone' : 'and whoever can reach this machine can read it';
  console.log(`The site is at ${at} ${who} (Ctrl+C ends it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message.trimEnd() : error);
  process.exit(1);
}
