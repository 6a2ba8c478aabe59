import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { ASTRO_CACHE } from './output-folder.ts';

/** The module that the pages have the content from, as Astro names it once it is found. */
const CONTENT_MODULE = '\0astro:data-layer-content';

/** Where Astro writes down the content that it has read. */
const STORE = path.resolve(ASTRO_CACHE, 'data-store.json');

/**
 * Leaves the content out of what is bundled: the pages read it from where Astro wrote it. In the bundle it would be
 * one text in a module, which the bundler takes apart and copies: at 10,000 casinos more than a gigabyte.
 */
export const contentAside = (): AstroIntegration => ({
  name: 'edgewise:content-aside',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'build') return;
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'edgewise:content-aside',
              // Before Astro's own plugin, which comes first in the list.
              load: {
                order: 'pre',
                handler: (id: string) => (id === CONTENT_MODULE ? contentModule(STORE) : null),
              },
            },
          ],
        },
      });
    },
  },
});

/** Code of a module that reads the content as Astro's own holds it. */
export const contentModule = (store: string): string =>
  `import { readFileSync } from 'node:fs';
export default JSON.parse(readFileSync(${JSON.stringify(store)}, 'utf8'));`;
