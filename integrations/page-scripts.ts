import type { Plugin } from 'vite';
import type { Edit } from './edited.ts';
import { attributeOf, type BuiltPage, elementsBelow } from '#domain/html/page-tree.ts';

/** Address of each script that was built, with the addresses of those that it imports at its start. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** Records the imports of each script while the scripts are built. */
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

/**
 * A `modulepreload` for each script that the `client:ready` islands of a page will ask for, so that a browser asks for all
 * of it at once: on a slow line each import of an import is half a second more until the first tap is answered. They
 * stand before `<main>`: in the head they take the line from the fonts and the first words.
 */
export function preloads({ tree }: BuiltPage, imports: Imports): Edit[] {
  const elements = elementsBelow(tree);
  const islands = elements.filter(
    (element) => element.tagName === 'astro-island' && attributeOf(element, 'client') === 'ready',
  );
  const main = elements.find(({ tagName }) => tagName === 'main')?.sourceCodeLocation?.startOffset;
  if (islands.length === 0 || main === undefined) return [];
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
  return [{ from: main, to: main, words: links.join('') }];
}
