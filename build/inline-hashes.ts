import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineHashes } from '#hosting/security-headers.ts';
import { elementsOf } from './html-page.ts';
import { isData, RELEASE_CODE } from './late-scripts.ts';

/**
 * Hashes of everything inline in the built pages: one set for the whole site. Throws at an inline script
 * other than the one that the site has: a hash would be the policy's blessing for whatever it is.
 */
export function inlineHashes(dist: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of globSync('**/*.html', { cwd: dist })) {
    for (const element of elementsOf(readFileSync(path.join(dist, file), 'utf8'))) {
      const { name, attributes, text } = element;
      if (name === 'style') styles.add(sourceHash(text));
      if (name !== 'script' || attributes.has('src') || isData(element)) continue;
      if (text !== RELEASE_CODE) {
        throw new Error(`${file}: expected no inline script but one, found ${text.slice(0, 80)}`);
      }
      scripts.add(sourceHash(text));
    }
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
