import type { AstroIntegration } from 'astro';

/** Adds `client:opened`, which keeps React away from what a dialog holds until it is opened. */
export function hydrationDirectives(): AstroIntegration {
  return {
    name: 'edgewise:hydration-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'opened', entrypoint: './src/browser/directives/opened.ts' });
      },
    },
  };
}
