import type { AstroIntegration } from 'astro';

/**
 * Adds `client:opened`, which keeps React away from what a dialog holds until it is opened, and
 * `client:needed`, which keeps it away from what the visitor has not touched.
 */
export function hydrationDirectives(): AstroIntegration {
  return {
    name: 'edgewise:hydration-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['opened', 'needed']) {
          addClientDirective({ name, entrypoint: `./src/browser/directives/${name}.ts` });
        }
      },
    },
  };
}
