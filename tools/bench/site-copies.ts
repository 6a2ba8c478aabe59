import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFolder } from '#build/compressed-copies.ts';
import { edited, elementsOf, type PageElement } from '#build/html-page.ts';

/** A page as it will be once `npm run launch-check` passes: searches may list it. */
export const asLaunched = (html: string): string => without(html, isKeptFromSearches);

/** The same page without any script: what it could take at the least. */
export const withoutScript = (html: string): string =>
  without(html, (element) => isKeptFromSearches(element) || isForScript(element));

function without(html: string, isLeftOut: (element: PageElement) => boolean): string {
  const edits = elementsOf(html).filter(isLeftOut);
  return edited(
    html,
    edits.map(({ range }) => ({ ...range, text: '' })),
  );
}

const isKeptFromSearches = ({ name, attributes }: PageElement) =>
  name === 'meta' && attributes.get('name') === 'robots' && attributes.get('content') === 'noindex';

/** What a browser runs or fetches to run; data for searches is neither. */
function isForScript({ name, attributes }: PageElement): boolean {
  if (name === 'script') return attributes.get('type') !== 'application/ld+json';
  return name === 'link' && attributes.get('rel') === 'modulepreload';
}

/** A copy of a built site with other pages, compressed as the build does it. */
export async function copySite(
  dist: string,
  change: (html: string) => string,
): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'edgewise-bench-'));
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) });
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const page = path.join(folder, file);
    writeFileSync(page, change(readFileSync(page, 'utf8')));
  }
  await compressFolder(folder, { pattern: '**/*.html' });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
