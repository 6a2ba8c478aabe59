import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'parse5';
import { attributeOf, elementsBelow } from '#check/read/page-tree.ts';

/** Address of each script that was built, with the addresses of those that it imports at its start. */
type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Names in the head of each page what its `client:ready` islands import, so that a browser asks for all of it at once: on
 * a slow line each import of an import is half a second more until the first tap is answered.
 */
export function modulePreloads(): AstroIntegration {
  const imports = new Map<string, string[]>();
  return {
    name: 'edgewise:module-preloads',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
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
              },
            ],
          },
        });
      },
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd: dist })) {
          const page = path.join(dist, file);
          writeFileSync(page, withPreloads(readFileSync(page, 'utf8'), imports));
        }
      },
    },
  };
}

/** The page with a `modulepreload` in its head for each script that its `client:ready` islands will ask for. */
export function withPreloads(html: string, imports: Imports): string {
  const tree = parse(html, { sourceCodeLocationInfo: true });
  const islands = [...elementsBelow(tree)].filter(
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
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
