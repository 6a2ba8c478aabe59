/**
 * `npm run build`: the site in `dist/`, ready for any static host. `npm run build -- --preview` puts it with
 * drafts and what waits for its day, marked, into `preview/`.
 */
import { buildSite } from '#build/build-site.ts';
import { DIST } from '#build/output-folder.ts';

try {
  await buildSite();
  console.log(`The site is in ${DIST}/.`);
} catch (error) {
  console.error(error instanceof Error ? error.message.trimEnd() : error);
  console.error('The build failed; the lines above say why.');
  process.exitCode = 1;
}
