import type { AstroIntegration } from 'astro';

/**
 * Adds the directives that keep React away until it is really needed: `client:undecided` for the
 * cookie banner, `client:delayed={ms}` for what appears after a delay, `client:opened` for what a
 * dialog holds.
 */
export function hydrationDirectives(): AstroIntegration {
  return {
    name: 'edgewise:hydration-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'undecided',
          entrypoint: './src/browser/directives/undecided.ts',
        });
        addClientDirective({ name: 'delayed', entrypoint: './src/browser/directives/delayed.ts' });
        addClientDirective({ name: 'opened', entrypoint: './src/browser/directives/opened.ts' });
      },
    },
  };
}
