import type { AstroIntegration } from 'astro';

/** The site's own directives, by their names, and where they stand. */
export const OWN_DIRECTIVES = {
  opened: './src/browser/directives/opened.ts',
  needed: './src/browser/directives/needed.ts',
} as const;

/**
 * Adds `client:opened`, which keeps React away from what a dialog holds until it is opened, and
 * `client:needed`, which brings it when the visitor touches something, or comes to see it.
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
