import type { AstroIntegration } from 'astro';

/** The site's own directives, by their names, and where they stand. */
export const OWN_DIRECTIVES = {
  opened: './src/browser/directives/opened.ts',
  touched: './src/browser/directives/touched.ts',
  needed: './src/browser/directives/needed.ts',
} as const;

/**
 * Adds `client:opened`, which keeps React away from what a dialog holds until it is opened,
 * `client:touched`, which keeps it away from what the visitor has not touched, and `client:needed`, which
 * knows reasons to bring it earlier.
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
