import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { elementsOf } from '#integrations/html-page.ts';
import type { InlineHashes } from '#hosting/security-headers.ts';

/** Blocks of data, which no browser runs. Whatever else has a type is taken for a script. */
const DATA = ['application/json', 'application/ld+json'];

/** Hashes of all that stands inline in the pages of a built site, read from the pages themselves. */
export function inlineHashes(dist: string): InlineHashes {
  const elements = globSync('**/*.html', { cwd: dist }).flatMap((file) =>
    elementsOf(readFileSync(path.join(dist, file), 'utf8')),
  );
  const scripts = elements.filter(
    ({ name, attributes }) =>
      name === 'script' && !attributes.has('src') && !DATA.includes(attributes.get('type') ?? ''),
  );
  const styles = elements.filter(({ name }) => name === 'style');
  const hashes = (found: typeof elements) => [...new Set(found.map(({ text }) => hash(text)))];
  return { scripts: hashes(scripts).sort(), styles: hashes(styles).sort() };
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
