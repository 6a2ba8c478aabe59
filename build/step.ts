import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** An integration that does one thing to the site that Astro has built, and says how long it took. */
export function step(name: string, run: (dist: string) => unknown): AstroIntegration {
  return {
    name: `edgewise:${name}`,
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const startedMs = performance.now();
        await run(fileURLToPath(dir));
        logger.info(`took ${((performance.now() - startedMs) / 1000).toFixed(2)} s`);
      },
    },
  };
}
