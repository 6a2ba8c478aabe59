import { createHash, hash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { forgetUnused, hashOf, markUsed } from '#integrations/kept-results.ts';
import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { keptFolder } from '#schemas/kept-folder.ts';
import { readYaml } from './read-yaml.ts';

export type YamlReader = typeof readYaml;

/** What decides how a text is read and kept, beside the text. */
const RECIPE = [
  'check/read/kept-yaml.ts',
  'check/read/read-yaml.ts',
  'package-lock.json',
] as const;

const NEWLINE = 0x0a;

/**
 * A reader that does not read what was read of the same text before, and `keep`, which leaves what it has been
 * asked for to the next. All of a content lies in one file, for to open thousands takes longer than to read them.
 */
export function keptYaml(
  contentDir: string = CONTENT_DIR,
  root = '.',
): { read: YamlReader; keep: () => void } {
  const folder = keptFolder('read-content');
  const recipe = RECIPE.map((file) => readFileSync(path.join(root, file), 'utf8'));
  const name = hashOf([process.version, path.resolve(root, contentDir), ...recipe]);
  const file = path.join(folder, `${name}.lines`);
  const before = linesIn(file);
  const lines = new Map<string, Buffer>();
  const read: YamlReader = (text, firstLine = 1) => {
    const key = hash('sha256', `${firstLine}:${text}`);
    let line = before.get(key) ?? lines.get(key);
    if (line === undefined) {
      const made = readYaml(text, firstLine);
      if (!isWholeInJson(made.data)) return made;
      line = bytesOf(`${key}${JSON.stringify(made)}\n`);
    }
    lines.set(key, line);
    // Also of what was read just now, whose fields would have Node hold the whole text that they are parts of.
    return JSON.parse(line.toString('utf8', key.length)) as ReturnType<YamlReader>;
  };
  const keep = () => {
    mkdirSync(folder, { recursive: true });
    const isSame = lines.size === before.size && [...lines.keys()].every((key) => before.has(key));
    if (!isSame || !markUsed(file)) writeLines(file, [...lines.values()]);
    forgetUnused(folder);
  };
  return { read, keep };
}

/** Of its own, and not a part of a larger one that it would keep from being let go. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** What was kept, by the hash that each line begins with; nothing of a file that is not as it was written. */
function linesIn(file: string): ReadonlyMap<string, Buffer> {
  const lines = new Map<string, Buffer>();
  if (!existsSync(file)) return lines;
  const bytes = readFileSync(file);
  const start = bytes.indexOf(NEWLINE) + 1;
  const body = bytes.subarray(start);
  const seal = hash('sha256', body);
  if (bytes.toString('utf8', 0, Math.max(0, start - 1)) !== seal) return lines;
  for (let at = 0; at < body.length;) {
    const end = body.indexOf(NEWLINE, at) + 1;
    lines.set(body.toString('latin1', at, at + seal.length), body.subarray(at, end));
    at = end;
  }
  return lines;
}

/** Aside and renamed: two checks may write at once, and one may be killed. */
function writeLines(file: string, lines: readonly Buffer[]): void {
  const seal = createHash('sha256');
  for (const line of lines) seal.update(line);
  const aside = `${file}.${process.pid}`;
  const opened = openSync(aside, 'w');
  try {
    writeSync(opened, `${seal.digest('hex')}\n`);
    for (const line of lines) writeSync(opened, line);
  } finally {
    closeSync(opened);
  }
  renameSync(aside, file);
}

/** In JSON, what is no number would come back as `null`, which means not known, and −0 as 0. */
function isWholeInJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isWholeInJson);
}
