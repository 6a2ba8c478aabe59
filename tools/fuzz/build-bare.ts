/** Builds the site of `CONTENT_DIR` into `OUT_DIR` as it is shipped, but for the compressed copies. */
import type { AstroInlineConfig, AstroIntegration } from 'astro';
import { DIST } from '#build/output-folder.ts';

process.env['NODE_ENV'] = 'production';
const { build } = await import('astro');
const { default: config } = await import('../../astro.config.ts');

const integrations = (config.integrations as AstroIntegration[]).filter(
  ({ name }) => name !== 'edgewise:compressed-copies',
);
await build({
  ...(config as Omit<AstroInlineConfig, 'fonts'>),
  configFile: false,
  integrations,
  outDir: DIST,
  logLevel: 'error',
});
