import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { brandColours } from './integrations/brand-colours.ts';
import { brandType, fontsOf } from './integrations/brand-type.ts';
import { builtPages } from './integrations/built-pages.ts';
import { contentCheck } from './integrations/content-check.ts';
import { offlineAudit } from './integrations/offline-audit.ts';
import { knownWarnings } from './integrations/known-warnings.ts';
import { ASTRO_CACHE } from './integrations/output-folder.ts';
import { siteSetup } from './integrations/site-setup.ts';
import { readSite } from './check/read/read-site.ts';

/** Folders of what was made from the sources: `npm run dev` does not watch them. */
const BUILT = ['.cache', 'dist', 'preview', 'test-results'].map((folder) => `**/${folder}/**`);

/** Shared chunks: three files instead of thirty, because each request costs time on a slow line. */
const SHARED = [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // Modules that every page loads, and islands too.
  {
    name: 'base',
    test: /[\\/]src[\\/](browser[\\/](closest|copy-text|fetch-json|parse-page|storage)|domain[\\/](casinos[\\/]facts|consent|side-by-side))/,
    minShareCount: 2,
  },
  // Components of casinos, outcomes and rounds that only two islands share stay with those islands.
  {
    name: 'parts',
    test: /[\\/]src[\\/](components[\\/](elements[\\/](?!ArtImage|Badge|DataTable|table-rows)|outcomes[\\/](ChipPatterns|HundredChips|PlanStatus))|islands[\\/]use-(early|hydrated))/,
    minShareCount: 2,
  },
];

const settings = readSite();

// A file of JavaScript: Astro loads one of TypeScript by a server of Vite, and all that it imports a second time.
export default defineConfig({
  site: process.env['SITE_URL'] || settings.baseUrl,
  trailingSlash: 'never',
  // While a picture is drawn in a thread of its own, the next pages are made.
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always', concurrency: 4 },
  // Each content that tests build has a cache of its own.
  cacheDir: `./${ASTRO_CACHE}`,
  devToolbar: { enabled: false },
  prefetch: false,
  server: { port: 4321 },
  // Astro lists what it writes inline; `policy` moves the lists of all pages into one header.
  security: { csp: true },
  // Texts are sanitised and hold no code to highlight; Shiki would write styles that the policy refuses.
  markdown: { syntaxHighlight: false },
  // In the order in which they work.
  integrations: [
    contentCheck(),
    brandColours(settings.colours),
    brandType(settings.type),
    siteSetup(),
    react(),
    offlineAudit(),
    builtPages(),
  ],
  fonts: await fontsOf(settings.type),
  vite: {
    plugins: [knownWarnings()],
    server: { watch: { ignored: BUILT } },
    worker: { rolldownOptions: { output: { comments: false } } },
    // Every script is a file of its own: one policy for script-src holds for the whole site.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED } } } } },
    },
  },
});
