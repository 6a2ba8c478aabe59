import type { AstroIntegration } from 'astro';

/** The site's own directives by name, with their entry points. */
const OWN_DIRECTIVES = {
  ready: './src/browser/directives/ready.ts',
  seen: './src/browser/directives/seen.ts',
  opened: './src/browser/directives/opened.ts',
} as const;

/**
 * Adds `client:ready` and `client:seen`, which are Astro's `idle` and `visible` with a retry, and `client:opened`, which
 * hydrates what a dialog holds when that is opened.
 */
export function hydrationDirectives(): AstroIntegration {
  return {
    name: 'edgewise:hydration-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const [name, entrypoint] of Object.entries(OWN_DIRECTIVES)) {
          addClientDirective({ name, entrypoint });
        }
      },
    },
  };
}
