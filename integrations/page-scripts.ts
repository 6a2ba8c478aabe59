import type { Plugin } from 'vite';
import { attributeOf, type BuiltPage, elementsBelow } from '#check/read/page-tree.ts';

/** Address of each script that was built, with the addresses of those that it imports at its start. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** Notes what each script imports while the scripts are built. */
export const chunkImports = (imports: Map<string, string[]>): Plugin => ({
  name: 'edgewise:chunk-imports',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      imports.set(
        `/${chunk.fileName}`,
        chunk.imports.map((file) => `/${file}`),
      );
    }
  },
});

const MODULE = /<script type="module" src="[^"]+"><\/script>/g;

/**
 * The page with its modules at its end, where `async` can find all of it: a deferred script holds up the first frame
 * and takes the line from an island that answers a tap. Their order is open.
 */
export function withModulesLast(html: string): string {
  const modules = (html.match(MODULE) ?? []).join('').replaceAll('<script', '<script async');
  return html.replaceAll(MODULE, '').replace('</body>', () => `${modules}</body>`);
}

/**
 * The page with a `modulepreload` for each script that its `client:ready` islands will ask for, so that a browser asks
 * for all of it at once: on a slow line each import of an import is half a second more until the first tap is answered.
 * They stand before `<main>`: in the head they take the line from the fonts and the first words.
 */
export function withPreloads(html: string, tree: BuiltPage['tree'], imports: Imports): string {
  const islands = elementsBelow(tree).filter(
    (element) => element.tagName === 'astro-island' && attributeOf(element, 'client') === 'ready',
  );
  if (islands.length === 0) return html;
  const scripts = new Set<string>();
  const add = (script: string) => {
    if (scripts.has(script)) return;
    scripts.add(script);
    for (const imported of imports.get(script) ?? []) add(imported);
  };
  // React comes first, because it is the largest.
  for (const island of islands) add(attributeOf(island, 'renderer-url') ?? '');
  for (const island of islands) add(attributeOf(island, 'component-url') ?? '');
  const links = [...scripts].map((script) => `<link rel="modulepreload" href="${script}">`);
  return html.replace('<main', () => `${links.join('')}<main`);
}
