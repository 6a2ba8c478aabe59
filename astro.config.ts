import { availableParallelism } from 'node:os';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { brandColours } from './integrations/brand-colours.ts';
import { brandType, fontsOf } from './integrations/brand-type.ts';
import { astroSteps } from './integrations/build-steps.ts';
import { classNames } from './integrations/class-names.ts';
import { compressedCopies } from './integrations/compressed-copies.ts';
import { contentCheck } from './integrations/content-check.ts';
import { earlyScript } from './integrations/early-script.ts';
import { examplesPage } from './integrations/examples-page.ts';
import { finishedPages } from './integrations/finished-pages.ts';
import { hostingFiles } from './integrations/hosting-files.ts';
import { hydrationDirectives } from './integrations/hydration-directives.ts';
import { noInlineCode } from './integrations/inline-code.ts';
import { islandFiles } from './integrations/island-files.ts';
import { keptPages } from './integrations/kept-pages.ts';
import { knownWarnings } from './integrations/known-warnings.ts';
import { madeFiles } from './integrations/made-files.ts';
import { ASTRO_CACHE } from './integrations/output-folder.ts';
import { propertyNames } from './integrations/property-names.ts';
import { newSearchIndex, searchIndex } from './integrations/search-index.ts';
import { sharedFiles } from './integrations/shared-files.ts';
import { readSite } from './check/read/read-site.ts';

/** Folders of what was made from the sources. */
const BUILT = ['.cache', 'dist', 'preview', 'test-results'].map((folder) => `**/${folder}/**`);

/** What the finished pages hold inline: found by one step, allowed by another. */
const inline = noInlineCode();

/** What the scripts of the site import: heard by one step, written into pages by another. */
const islands = islandFiles();

/** The search index: begun by one step, written by another. */
const search = newSearchIndex();

const settings = readSite();

/** The pages that an earlier build has made from the same: known while pages are written, and when they are finished. */
const pages = keptPages(settings);

export default defineConfig({
  site: process.env['SITE_URL'] || settings.baseUrl,
  trailingSlash: 'never',
  build: {
    format: 'file',
    assets: 'assets',
    inlineStylesheets: 'never',
    // While some pages are finished and their pictures are drawn on the other cores, others go on.
    concurrency: availableParallelism() * 4,
  },
  // What was rendered of one content is of no use to another.
  cacheDir: `./${ASTRO_CACHE}`,
  devToolbar: { enabled: false },
  // The overlay gives the next page 800 ms to come in; fetching ahead would only cost bytes.
  prefetch: false,
  server: { port: 4321 },
  // The build, in this order: `astro build` alone makes the whole site.
  integrations: [
    astroSteps(),
    contentCheck(),
    brandColours(settings.colours),
    brandType(settings.type),
    classNames(),
    propertyNames(),
    hydrationDirectives(),
    sharedFiles(),
    islands.integration,
    react(),
    examplesPage(),
    earlyScript(),
    pages.integration,
    madeFiles(),
    finishedPages({ inline, islands, search, pages }),
    searchIndex(search),
    hostingFiles(inline),
    compressedCopies(),
  ],
  fonts: await fontsOf(settings.type),
  vite: {
    plugins: [knownWarnings()],
    // What builds and tests write is no source of the site that `npm run dev` shows.
    server: { watch: { ignored: BUILT } },
    // Scripts that are bundles of their own: notes for bundlers are bytes for nobody.
    worker: { rolldownOptions: { output: { comments: false } } },
    build: {
      // Every script is a file of its own: one policy for script-src holds for the whole site.
      assetsInlineLimit: 0,
    },
  },
});
