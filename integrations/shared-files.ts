import type { AstroIntegration } from 'astro';

/** Of React what runs in a browser. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/;

/**
 * What islands of every kind are made of. Nothing that the script of all pages imports as well: it would bring
 * React to every page.
 */
const PARTS =
  /[\\/]src[\\/](components[\\/]elements|islands|browser[\\/](copy-text|fragment-state)|format[\\/]text)/;

/**
 * The rules of the comparison and their words, which the island and the script that answers before it share:
 * among the parts they would bring React along.
 */
const COMPARISON =
  /[\\/]src[\\/](domain[\\/](comparison|casinos[\\/]facts)|format[\\/]comparison-words|browser[\\/](checked-options|row-order))/;

/** How large a part may be in source: a larger one would be sent to pages that do not need it. */
const LARGEST_BYTES = 4_000;

/**
 * Puts what islands share into two files: React, and the small parts. With a file for each module, of which
 * most had less than a kilobyte, the first filter of the payments page needed 16 of them; a browser asks for six
 * at a time, and came to the largest last.
 */
export const sharedFiles = (): AstroIntegration => ({
  name: 'edgewise:shared-files',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const groups = [
        { name: 'comparison', test: COMPARISON },
        { name: 'react', test: REACT },
        { name: 'parts', test: PARTS, minShareCount: 2, maxModuleSize: LARGEST_BYTES },
      ];
      const output = { codeSplitting: { groups } };
      updateConfig({
        vite: { environments: { client: { build: { rolldownOptions: { output } } } } },
      });
    },
  },
});
