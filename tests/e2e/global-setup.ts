import { spawnSync } from 'node:child_process';
import { SAMPLE_SITE } from '#tests/fixtures/contents.ts';
import { serveFolder } from '#tools/serve/serve-folder.ts';

/**
 * Builds the sites that browser tests stand on where the sources have changed, and serves that of the sample at a free
 * port, which the configuration of each worker reads. Returns what ends the server.
 */
export default async function serveSample(): Promise<() => void> {
  const builder = ['tests/fixtures/build-sites.ts', 'sample', 'drafted'];
  const { status } = spawnSync(process.execPath, builder, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The sites of the browser tests could not be built.');
  const { origin, stop } = await serveFolder(process.env['DIST'] ?? SAMPLE_SITE);
  process.env['TEST_ORIGIN'] = origin;
  return stop;
}
