import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { beginStep, type BuildStep } from './build-steps.ts';

/** An integration that does one thing to the site that Astro has built, and says how long it took. */
export function step(name: BuildStep, run: (dist: string) => unknown): AstroIntegration {
  return {
    name: `edgewise:${name.replaceAll(' ', '-')}`,
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        beginStep(name);
        const startedMs = performance.now();
        await run(fileURLToPath(dir));
        logger.info(`took ${((performance.now() - startedMs) / 1000).toFixed(2)} s`);
      },
    },
  };
}
