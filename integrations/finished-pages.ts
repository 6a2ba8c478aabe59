import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { astroScripts } from './astro-scripts.ts';
import { type PageLine, pageLine, type Steps } from './page-line.ts';
import { type KindsOfPages, readSheets } from './sheets-of-pages.ts';
import { takenFrom } from './taken-pages.ts';

/**
 * Finishes every page as soon as Astro has drawn it, in a thread that writes it into the site, and takes those that an
 * earlier build has finished from there. What is inline is added to `inline`, and what is searched goes to the index.
 */
export function finishedPages(steps: Steps): AstroIntegration {
  let astrosScripts: ReadonlySet<string>;
  let dist: string;
  let kinds: KindsOfPages;
  let line: PageLine | undefined;
  return {
    name: 'edgewise:finished-pages',
    hooks: {
      'astro:config:done': async ({ config }) => {
        astrosScripts = await astroScripts(config.root);
        dist = fileURLToPath(config.outDir);
      },
      // Their style sheets are there once all is bundled.
      'astro:build:setup': ({ pages }) => {
        kinds = pages;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((astro) => {
          const sheets = () => readSheets(dist, kinds);
          line = pageLine({ ...steps, dist, astrosScripts, sheets });
          return takenFrom(astro, line);
        });
      },
      'astro:build:done': async () => {
        await line?.end();
      },
    },
  };
}
