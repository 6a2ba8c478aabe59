import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SCRIPT = /<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/gi;
const SCRIPT_PRELOAD = /<link\b[^>]*rel="modulepreload"[^>]*>/gi;

/**
 * A copy of a built site without any script: what the pages could weigh and take at the least. Returns
 * its folder; the compressed forms are left out, because they still hold the scripts.
 */
export function stripScripts(dist: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'edgewise-limit-'));
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) });
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const page = path.join(folder, file);
    const html = readFileSync(page, 'utf8');
    writeFileSync(page, html.replace(SCRIPT, '').replace(SCRIPT_PRELOAD, ''));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
