import { availableParallelism } from 'node:os';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { astroSteps } from './build/build-steps.ts';
import { classNames } from './build/class-names.ts';
import { compressedCopies } from './build/compressed-copies.ts';
import { contentCheck } from './build/content-check.ts';
import { cutFont } from './build/cut-fonts.ts';
import { earlyScript } from './build/early-script.ts';
import { examplesPage } from './build/examples-page.ts';
import { finishedPages } from './build/finished-pages.ts';
import { hostingFiles } from './build/hosting-files.ts';
import { hydrationDirectives } from './build/hydration-directives.ts';
import { noInlineCode } from './build/inline-code.ts';
import { islandFiles } from './build/island-files.ts';
import { knownWarnings } from './build/known-warnings.ts';
import { ASTRO_CACHE } from './build/output-folder.ts';
import { searchIndex } from './build/search-index.ts';
import { readSite } from './tools/content/read-site.ts';

/**
 * A font that is late is left out of the first view, so that nothing ever moves; preloaded, it is
 * rarely late, and the next page has it from the cache. docs/decisions/004-fonts.md
 */
const display = 'optional';

const imbue = await cutFont({
  source: 'imbue/files/imbue-latin-opsz-normal.woff2',
  axes: { wght: { min: 400, max: 500 } },
});
const hankenGrotesk = await cutFont({
  source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 650 } },
});

/** Folders of what was made from the sources. */
const BUILT = ['.cache', 'dist', 'preview', 'test-results'].map((folder) => `**/${folder}/**`);

/** What the finished pages hold inline: found by one step, allowed by another. */
const inline = noInlineCode();

/** What the scripts of the site import: heard by one step, written into pages by another. */
const islands = islandFiles();

export default defineConfig({
  site: process.env['SITE_URL'] || readSite().baseUrl,
  trailingSlash: 'never',
  build: {
    format: 'file',
    assets: 'assets',
    inlineStylesheets: 'never',
    // While pictures for sharing are drawn on the other cores, pages go on.
    concurrency: availableParallelism() * 2,
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
    classNames(),
    hydrationDirectives(),
    islands.integration,
    react(),
    examplesPage(),
    earlyScript(),
    finishedPages(inline, islands),
    searchIndex(inline),
    hostingFiles(inline),
    compressedCopies(),
  ],
  fonts: [
    {
      name: 'Imbue',
      cssVariable: '--font-display',
      display,
      provider: fontProviders.local(),
      optimizedFallbacks: false,
      fallbacks: ['Late Imbue', 'Bodoni 72', 'serif'],
      options: {
        variants: [
          {
            src: [imbue],
            weight: '400 500',
            style: 'normal',
          },
        ],
      },
    },
    {
      name: 'Hanken Grotesk',
      cssVariable: '--font-sans',
      display,
      provider: fontProviders.local(),
      optimizedFallbacks: false,
      fallbacks: ['Late Hanken', 'system-ui', 'sans-serif'],
      options: {
        variants: [
          {
            src: [hankenGrotesk],
            weight: '400 650',
            style: 'normal',
          },
        ],
      },
    },
  ],
  vite: {
    plugins: [knownWarnings()],
    // What builds and tests write is no source of the site that `npm run dev` shows.
    server: { watch: { ignored: BUILT } },
    build: {
      // Every script is a file of its own: one policy for script-src holds for the whole site.
      assetsInlineLimit: 0,
    },
  },
});
