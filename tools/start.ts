/**
 * `npm start`: builds the site if its sources have changed and serves it, to this machine alone unless
 * HOST says otherwise; `npm start -- --preview` with drafts and what waits for its day. When another build takes the place of `dist`, it changes to that as a whole.
 */
import { hostname, networkInterfaces } from 'node:os';
import { DIST } from '#integrations/output-folder.ts';
import { previousOf } from './build/swap.ts';
import { followSite } from './serve/follow-site.ts';
import { listen } from './serve/listen.ts';
import { describeAddress, readListenAddress } from './serve/listen-address.ts';
import { createSiteServer } from './serve/static-server.ts';
import { nodeInUse } from './steps/node-in-use.ts';
import { watchedBuild } from './steps/watched-build.ts';

/** Where a build puts the site that stood in its place. */
const LINKS = '.cache/serving';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const found = readListenAddress(
  { HOST: process.env['HOST'], PORT: process.env['PORT'] },
  hostname(),
);
if (!found.ok) fail(found.reason);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

try {
  console.log(nodeInUse());
  if ((await watchedBuild()) === 'built') console.log('The site is built.');
} catch (error) {
  console.error(messageOf(error).trimEnd());
  fail('The build failed; the lines above say why.');
}

try {
  const site = await followSite({ dist: DIST, previous: previousOf(DIST), links: LINKS });
  process.on('exit', site.stop);
  const address = await listen(() => createSiteServer(site.current), found.address);
  const addresses = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address }) => address);
  console.log(`${describeAddress(address, addresses)} (Ctrl+C ends it)`);
} catch (error) {
  fail(messageOf(error));
}
