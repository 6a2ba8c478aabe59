import islandElement from 'astro/runtime/server/astro-island.prebuilt.js';
import { OWN_DIRECTIVES } from './hydration-directives.ts';

type DirectiveBuilder = {
  buildClientDirectiveEntrypoint: (name: string, entrypoint: string, root: URL) => Promise<string>;
};

/**
 * Not part of what Astro promises: where it is gone, the import fails and names it. It is imported with
 * the configuration, as nothing can be imported once that is read.
 */
const BUILDER = new URL(
  'dist/core/client-directive/index.js',
  import.meta.resolve('astro/package.json'),
);

const { buildClientDirectiveEntrypoint } = (await import(
  /* @vite-ignore */ BUILDER.href
)) as DirectiveBuilder;

/**
 * The inline scripts that Astro writes into pages with islands, to the letter: the element that holds
 * an island, and the code of each directive that the site uses. All others are somebody else's.
 */
export async function astroScripts(root: URL): Promise<ReadonlySet<string>> {
  const own = await Promise.all(
    Object.entries(OWN_DIRECTIVES).map(([name, entrypoint]) =>
      buildClientDirectiveEntrypoint(name, entrypoint, root),
    ),
  );
  return new Set([islandElement, ...own]);
}
