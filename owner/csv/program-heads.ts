import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { CONTENT_DIR } from '#settings/content-folder.ts';

/** Keeps what heads mean, each as `Brand=name`, for the next table of the same program. */
export function keepHeads(mapped: readonly string[]): void {
  if (mapped.length === 0) return;
  const file = path.join(CONTENT_DIR, 'table-heads.yaml');
  const stored: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  const pairs = mapped.map((word) => {
    const at = word.lastIndexOf('=');
    return [word.slice(0, at).trim(), word.slice(at + 1).trim()];
  });
  const heads = { ...Object(Object(stored).heads), ...Object.fromEntries(pairs) } as object;
  writeFileSync(file, stringify({ heads }, { lineWidth: 0, singleQuote: true }));
}
