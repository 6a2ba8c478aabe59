import type { AstroIntegration } from 'astro';
import type { Edit, PageElement } from './html-page.ts';

/** Which files a file of the site imports by the time it runs, by their addresses. */
export type ImportsOf = (address: string) => readonly string[];

/** Attribute of an island: the files that it needs to work, itself and React included. */
const FILES = 'data-files';

/** The way to hydrate that fetches them all at once: `src/browser/directives/needed.ts`. */
const FETCHES_AT_ONCE = 'needed';

/** What the scripts of the site import, once the bundler has said so. */
export type IslandFiles = {
  integration: AstroIntegration;
  imports: ReadonlyMap<string, readonly string[]>;
};

/** Hears from the bundler what the scripts of the site import. */
export function islandFiles(): IslandFiles {
  const imports = new Map<string, readonly string[]>();
  const integration: AstroIntegration = {
    name: 'edgewise:island-files',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'edgewise:island-files',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle: (_options, bundle) => {
                  for (const file of Object.values(bundle)) {
                    if (file.type !== 'chunk') continue;
                    imports.set(`/${file.fileName}`, file.imports.map(addressOf));
                  }
                },
              },
            ],
          },
        });
      },
    },
  };
  return { integration, imports };
}

/** Throws at what is no script of the site. */
export const importsIn =
  (imports: ReadonlyMap<string, readonly string[]>): ImportsOf =>
  (address) => {
    const found = imports.get(address);
    if (found === undefined) throw new Error(`Expected a script of the site, found ${address}`);
    return found;
  };

const addressOf = (fileName: string) => `/${fileName}`;

/**
 * Says on each island that fetches its files at once which those are: otherwise one after another would
 * be found in the one before, each a way over the line.
 */
export function filesOnIslands(elements: readonly PageElement[], importsOf: ImportsOf): Edit[] {
  return elements.flatMap(({ name, attributes, startTag }) => {
    if (name !== 'astro-island' || attributes.get('client') !== FETCHES_AT_ONCE) return [];
    const entries = ['component-url', 'renderer-url'].map((url) => attributes.get(url) ?? '');
    const files = [...withImports(entries, importsOf)];
    const at = startTag.start + `<${name}`.length;
    return { start: at, end: at, text: ` ${FILES}="${files.join(' ')}"` };
  });
}

/** Files with all that they import, each once, before what it imports. */
export function withImports(
  addresses: readonly string[],
  importsOf: ImportsOf,
  found = new Set<string>(),
): Set<string> {
  for (const address of addresses) {
    if (found.has(address)) continue;
    found.add(address);
    withImports(importsOf(address), importsOf, found);
  }
  return found;
}
