import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFolder } from '#build/compressed-copies.ts';

const SCRIPT = /<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/gi;
const SCRIPT_PRELOAD = /<link\b[^>]*rel="modulepreload"[^>]*>/gi;
const KEPT_FROM_SEARCHES = '<meta name="robots" content="noindex">';

/** A page as it will be once `npm run launch-check` passes: searches may list it. */
export const asLaunched = (html: string): string => html.replace(KEPT_FROM_SEARCHES, '');

/** The same page without any script: what it could take at the least. */
export const withoutScript = (html: string): string =>
  asLaunched(html).replace(SCRIPT, '').replace(SCRIPT_PRELOAD, '');

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
  await compressFolder(folder, '**/*.html');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
