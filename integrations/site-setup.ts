import type { AstroIntegration } from 'astro';
import { EARLY_CODE } from './early-script.ts';

/**
 * Adds client directives and the early script to Astro's config. `client:ready` and
 * `client:seen` are its `idle` and `visible` with a retry; `client:opened` hydrates the islands of a dialog when it opens.
 */
export const siteSetup = (): AstroIntegration => ({
  name: 'edgewise:site-setup',
  hooks: {
    'astro:config:setup': (astro) => {
      const isDev = astro.command === 'dev';
      // Names say what they are under `npm run dev`, and are short in what visitors are sent.
      const generateScopedName = isDev ? '[name]__[local]' : '[hash:base64:4]';
      astro.updateConfig({ vite: { css: { modules: { generateScopedName } } } });
      for (const name of ['ready', 'seen', 'opened'] as const) {
        astro.addClientDirective({ name, entrypoint: `./src/browser/directives/${name}.ts` });
      }
      // In every page, inline: as a file it would hold up each first view.
      astro.injectScript('head-inline', EARLY_CODE);
    },
  },
});
