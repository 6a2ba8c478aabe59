import { channel } from 'node:diagnostics_channel';
import type { AstroIntegration } from 'astro';

/** What a build does, in its order. */
export const BUILD_STEPS = [
  'content',
  'scripts and styles',
  'pages',
  'search index',
  'rules of hosts',
  'compressed copies',
] as const;

export type BuildStep = (typeof BUILD_STEPS)[number];

/** A step that begins, or how far the one under way has come. */
export type BuildNews = { step: BuildStep } | { done: number; of: number };

/**
 * Where the steps of a build say what they do. By a channel of Node's, since Astro reads its configuration,
 * and with it the steps, into modules of their own.
 */
const NEWS = channel('edgewise:build');

export const beginStep = (step: BuildStep) => NEWS.publish({ step } satisfies BuildNews);

export const tellProgress = (done: number, of: number) =>
  NEWS.publish({ done, of } satisfies BuildNews);

/** Hears what builds of this process do, until what is returned is called. */
export function hearBuild(listener: (news: BuildNews) => void): () => void {
  const hear = (news: unknown) => listener(news as BuildNews);
  NEWS.subscribe(hear);
  return () => NEWS.unsubscribe(hear);
}

/** Says which of Astro's own steps is under way. */
export const astroSteps = (): AstroIntegration => ({
  name: 'edgewise:astro-steps',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'edgewise:astro-steps',
              // Astro writes the pages in a step of the same order, after those of the configuration.
              buildApp: { order: 'post', handler: async () => void beginStep('pages') },
            },
          ],
        },
      });
    },
    'astro:build:start': () => beginStep('scripts and styles'),
  },
});
