import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const page = (file: string) => fileURLToPath(new URL(`../src/examples/${file}`, import.meta.url));

type Options = {
  /** For the build that the tests look at; the site's own build never contains the page. */
  inBuild?: boolean;
};

/** Shows every component in each of its looks at `/examples`, under `npm run dev` alone. */
export function examplesPage({ inBuild = false }: Options = {}): AstroIntegration {
  return {
    name: 'edgewise:examples-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && !inBuild) return;
        injectRoute({ pattern: '/examples', entrypoint: page('Index.astro') });
        injectRoute({ pattern: '/examples/[feature]', entrypoint: page('Sheet.astro') });
      },
    },
  };
}
