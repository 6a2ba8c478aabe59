/**
 * `npm run build`: the site in `dist/`, ready for any static host. `npm run build -- --preview` puts it with
 * drafts and what waits for its day, marked, into `preview/`.
 */
import { DIST } from '#integrations/output-folder.ts';
import { isPreview } from '#settings/build-day.ts';
import { CONTENT_DIR } from '#settings/content-folder.ts';
import { buildSite } from './build/build-site.ts';
import { isHiddenFromSearches, recordPublished, searchWords } from './build/published-list.ts';

try {
  const outcome = await buildSite();
  const when = outcome === 'built' ? 'now' : 'before, and nothing has changed since';
  console.log(`The site is in ${DIST}/, built ${when}.`);
  const isHidden = isHiddenFromSearches(DIST);
  // GitHub shows such a line above the log of a run.
  const mark = isHidden && process.env['GITHUB_ACTIONS'] === 'true' ? '::warning::' : '';
  console.log(mark + searchWords(isHidden));
  // Neither the site of another content nor that of another day has been published.
  const isOwn = !process.env['OUT_DIR'] && !process.env['BUILD_DAY'] && !isPreview();
  if (isOwn && recordPublished(DIST, CONTENT_DIR)) {
    console.log(`Its new pages are listed in ${CONTENT_DIR}/published.yaml: commit that file too.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message.trimEnd() : error);
  console.error('The build failed; the lines above say why.');
  // Astro would wait for ever for the pages that it has half written.
  process.exit(1);
}
