import type { Plugin } from 'vite';

/**
 * Warnings of tools that are false on every build, each with the reason. All others are printed.
 */
const KNOWN = [
  // A pseudo-class since CSS Overflow 5, which Lightning CSS 1.33 does not know and leaves as it is. It
  // has no setting for that: https://drafts.csswg.org/css-overflow-5/#active-target
  "[lightningcss minify] 'target-current' is not recognized as a valid pseudo-class",
];

export function knownWarnings(): Plugin {
  return {
    name: 'edgewise:known-warnings',
    configResolved: ({ logger }) => {
      const warn = logger.warn.bind(logger);
      logger.warn = (message, options) => {
        if (!KNOWN.some((known) => message.includes(known))) warn(message, options);
      };
    },
  };
}
