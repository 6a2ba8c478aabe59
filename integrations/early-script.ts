import { buildSync } from 'esbuild';

const { outputFiles } = buildSync({
  entryPoints: ['src/browser/early.ts'],
  bundle: true,
  minify: true,
  format: 'iife',
  // Browsers of 2018 understand it: the older the phone, the more the gate has to hold.
  target: 'es2018',
  write: false,
});

/** The one script that runs before the first paint of a page, bundled, to the letter. */
export const EARLY_CODE = outputFiles[0]?.text.trim() ?? '';

// Text that a parser reads as the end of the script would put the rest of it on the page.
if (EARLY_CODE === '' || /<\/script|<!--/i.test(EARLY_CODE)) {
  throw new Error('Expected a script without an end of scripts in it, found none');
}
