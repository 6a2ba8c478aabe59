/**
 * `npm run build`: the site in `dist/`, ready for any static host. `npm run build -- --preview` puts it with
 * drafts and what waits for its day, marked, into `preview/`.
 */
import { DIST } from '#integrations/output-folder.ts';
import { buildSite } from './build/build-site.ts';

try {
  const outcome = await buildSite();
  const when = outcome === 'built' ? 'now' : 'before, and nothing has changed since';
  console.log(`The site is in ${DIST}/, built ${when}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message.trimEnd() : error);
  console.error('The build failed; the lines above say why.');
  // Astro would wait for ever for the pages that it has half written.
  process.exit(1);
}
