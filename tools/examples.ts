/** Builds the page of examples alone, into a folder inside the project, `.cache/examples` by default. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AstroInlineConfig } from 'astro';

// As `astro build` does, and before anything loads React, which then renders as it does for visitors.
process.env['NODE_ENV'] = 'production';
const { build } = await import('astro');
const { default: react } = await import('@astrojs/react');
const { default: config } = await import('../astro.config.ts');
const { headersFile } = await import('#hosting/netlify.ts');
const { examplesPage } = await import('#integrations/examples-page.ts');

const [, , folder = '.cache/examples'] = process.argv;
// A root of its own: what Astro generates for the site's content stays as it is.
const root = path.resolve(folder);
mkdirSync(root, { recursive: true });

await build({
  ...(config as Omit<AstroInlineConfig, 'fonts'>),
  configFile: false,
  root,
  srcDir: path.resolve('src/examples'),
  publicDir: path.join(root, 'public'),
  outDir: path.join(root, 'dist'),
  cacheDir: path.join(root, 'cache'),
  integrations: [examplesPage({ inBuild: true }), react()],
  logLevel: 'error',
});

// What serves a built site waits for the headers; these pages run nothing that a policy could stop.
writeFileSync(
  path.join(root, 'dist', '_headers'),
  headersFile({ 'X-Content-Type-Options': 'nosniff' }),
);
