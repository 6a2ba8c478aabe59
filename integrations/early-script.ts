import { buildSync } from 'esbuild';
import type { AstroIntegration } from 'astro';

/** Browsers of 2018 understand it: the older the phone, the more the gate has to hold. */
const TARGET = 'es2018';

const ENTRY = 'src/browser/early.ts';

/** The one script that runs before the first paint of a page, bundled, to the letter. */
export const EARLY_CODE = bundled(ENTRY);

/** Puts it into the head of every page, inline: as a file it would hold up each first view. */
export function earlyScript(): AstroIntegration {
  return {
    name: 'edgewise:early-script',
    hooks: {
      'astro:config:setup': ({ injectScript }) => injectScript('head-inline', EARLY_CODE),
    },
  };
}

function bundled(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    write: false,
  });
  const code = outputFiles[0]?.text.trim();
  if (code === undefined) throw new Error(`Expected a script made of ${entry}, found none`);
  // Text that a parser reads as the end of the script would put the rest of it on the page.
  if (/<\/script|<!--/i.test(code)) throw new Error(`Expected no end of a script in ${entry}`);
  return code;
}
