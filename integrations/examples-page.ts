import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const page = (file: string) => fileURLToPath(new URL(`../src/examples/${file}`, import.meta.url));

/** Shows every component in each of its looks at `/examples`, under `npm run dev` alone. */
export function examplesPage(): AstroIntegration {
  return {
    name: 'edgewise:examples-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/examples', entrypoint: page('Index.astro') });
        injectRoute({ pattern: '/examples/[feature]', entrypoint: page('Sheet.astro') });
      },
    },
  };
}
