import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFolder } from './compressed-copies.ts';
import { writeHostingFiles } from './hosting-files.ts';
import { chunkImports, preloads } from './page-scripts.ts';
import { edited } from './edited.ts';
import { parsePage } from '#domain/html/page-tree.ts';
import { policyIn } from './policy.ts';
import { SEARCH_FOLDER, takeSearchSource, writeSearchIndex } from './search.ts';
import { searchedPage } from './searched-page.ts';

/** A quarter of a build: tests do without where no server takes the copies. */
const compress = process.env['COMPRESSED_COPIES'] === 'none' ? () => undefined : compressFolder;

/**
 * Parses each page that Astro has written, once: moves its policy into the hosts' headers, puts its scripts in
 * their places, and gives its text to the search. Then compresses all that is text.
 */
export function builtPages(): AstroIntegration {
  const imports = new Map<string, string[]>();
  return {
    name: 'edgewise:built-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [chunkImports(imports)] } });
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const source = takeSearchSource(dist);
        const scripts = new Set<string>();
        const styles = new Set<string>();
        const searched = globSync('**/*.html', { cwd: dist })
          .sort()
          .flatMap((name) => {
            const file = path.join(dist, name);
            const page = parsePage(name, readFileSync(file, 'utf8'));
            const { place, hashes } = policyIn(page);
            for (const hash of hashes.scripts) scripts.add(hash);
            for (const hash of hashes.styles) styles.add(hash);
            const edits = [place, ...preloads(page, imports)];
            writeFileSync(file, edited(page.html, edits));
            // The last step, because it takes the tree apart.
            return searchedPage(page, source) ?? [];
          });
        writeHostingFiles(dist, { scripts: [...scripts].sort(), styles: [...styles].sort() });
        // Pagefind is a process of its own.
        await Promise.all([
          compress(dist),
          writeSearchIndex(dist, searched, source).then(() => compress(`${dist}/${SEARCH_FOLDER}`)),
        ]);
      },
    },
  };
}
