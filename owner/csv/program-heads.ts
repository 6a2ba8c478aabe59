import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as clack from '@clack/prompts';
import { parse, stringify } from 'yaml';
import { readContent } from '#check/read/read-content.ts';
import { CONTENT_DIR } from '#settings/content-folder.ts';
import { strangeHeads } from './casino-import.ts';
import { LEFT_OUT } from './casino-rows.ts';
import { parseCsv } from './parse-csv.ts';

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

/** Asks what the unknown heads of a table mean. */
export async function askHeads(file: string): Promise<string[]> {
  const mapped: string[] = [];
  for (const head of strangeHeads(parseCsv(readFileSync(file, 'utf8')).rows, readContent())) {
    const message = `Column “${head}” is (such as name, withdrawal or link.url; Enter alone: left out)`;
    const answer = await clack.text({ message });
    if (typeof answer === 'string') mapped.push(`${head}=${answer.trim() || LEFT_OUT}`);
  }
  return mapped;
}
