import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineHashes } from '#hosting/security-headers.ts';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;
/** Data that the browser never obeys, such as JSON-LD, needs no hash. */
const IS_DATA = /\btype="(?!module|text\/javascript|speculationrules)[^"]*"/i;

/** Hashes of everything inline in the built pages: one set for the whole site. */
export function inlineHashes(dist: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of globSync('**/*.html', { cwd: dist })) {
    const html = readFileSync(path.join(dist, file), 'utf8');
    for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
      if (!IS_DATA.test(attributes)) scripts.add(sourceHash(code));
    }
    for (const [, css = ''] of html.matchAll(INLINE_STYLE)) styles.add(sourceHash(css));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
