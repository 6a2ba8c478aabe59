/**
 * `npm run build`: the site in `dist/`, ready for any static host. `npm run build -- --preview` puts it with
 * drafts and what waits for its day, marked, into `preview/`.
 */
import { DIST } from '#integrations/output-folder.ts';
import { nodeInUse } from './steps/node-in-use.ts';
import { watchedBuild } from './steps/watched-build.ts';

try {
  console.log(nodeInUse());
  const outcome = await watchedBuild();
  const when = outcome === 'built' ? 'now' : 'before, and nothing has changed since';
  console.log(`The site is in ${DIST}/, built ${when}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message.trimEnd() : error);
  console.error('The build failed; the lines above say why.');
  // With other pages half written, Astro would wait for ever.
  process.exit(1);
}
