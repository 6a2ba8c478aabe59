/**
 * `npm start`: builds the site if its sources have changed and serves it, to this machine alone unless HOST
 * says otherwise; `npm start -- --preview` with drafts and what waits for its day.
 */
import { DIST } from '#integrations/output-folder.ts';
import { buildSite } from './build/build-site.ts';
import { isHiddenFromSearches, searchWords } from './build/published-list.ts';
import { listen, LOOPBACK, readListenAddress } from './serve/listen.ts';
import { createSiteServer } from './serve/site-server.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  // sirv hears no errors of its files: one that a new build removed before it was opened.
  if (error.code === 'ENOENT') return;
  console.error(error);
  process.exit(1);
});

try {
  const address = readListenAddress();
  await buildSite();
  const port = await listen(createSiteServer(DIST), address);
  const isLocal = address.host === LOOPBACK;
  const at = `http://${isLocal ? 'localhost' : address.host}:${port}`;
  const who = isLocal ? 'for this machine alone' : 'and whoever can reach this machine can read it';
  console.log(searchWords(isHiddenFromSearches(DIST)));
  console.log(`The site is at ${at} ${who} (Ctrl+C ends it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message.trimEnd() : error);
  process.exit(1);
}
