import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const INDEX = fileURLToPath(new URL('../src/examples/Index.astro', import.meta.url));

/** Shows the examples of components at `/examples`, under `npm run dev` alone. */
export function examplesPage(): AstroIntegration {
  return {
    name: 'edgewise:examples-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/examples', entrypoint: INDEX });
      },
    },
  };
}
