import type { AstroIntegration } from 'astro';
import { HANDED_CONTENT } from '#check/read/handed-content.ts';

/** The module that the pages have the content from, as Astro names it once it is found. */
const CONTENT_MODULE = '\0astro:data-layer-content';

/**
 * Leaves the content out of what is bundled: the pages are given it as the check has read it. In the bundle it
 * would be one text in a module, which the bundler takes apart and copies: at 10,000 casinos more than a gigabyte.
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
                handler: (id: string) => (id === CONTENT_MODULE ? HANDED_CONTENT : null),
              },
            },
          ],
        },
      });
    },
  },
});
