import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { forgetUnused, keptResults } from '#build/kept-results.ts';
import { keptFolder } from '#schemas/kept-folder.ts';
import { readYaml } from './read-yaml.ts';

type Reader = typeof readYaml;
type Read = ReturnType<Reader>;

/** Where a build has its reader: Astro loads some modules twice, and they share nothing else. */
const READER = Symbol.for('edgewise:reader');
const shared = globalThis as { [READER]?: Reader | undefined };

const KEPT = keptFolder('read-content');

/** What decides how a text is read, beside the text. */
const RECIPE = ['tools/content/read-yaml.ts', 'package-lock.json'];

/**
 * Has each text read once until `readAnew` is called, however many ask for it, and not at all where an earlier
 * build has read the same one. Nobody may change what was read.
 */
export function readOnce(root = '.'): void {
  const recipe = RECIPE.map((file) => readFileSync(path.join(root, file), 'utf8'));
  // Not as JSON, in which what is no number would come back as a fact that is not known.
  const kept = keptResults<string>(KEPT, [process.versions.v8, ...recipe]);
  const known = new Map<string, Read>();
  shared[READER] = (text, firstLine = 1) => {
    const key = `${firstLine}:${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const bytes = kept([key], () => serialize(readYaml(text, firstLine)).toString('base64'));
    const read = deserialize(Buffer.from(bytes, 'base64')) as Read;
    known.set(key, read);
    return read;
  };
}

/** Ends that, and lets go of what was read. */
export function readAnew(): void {
  if (shared[READER] === undefined) return;
  shared[READER] = undefined;
  forgetUnused(KEPT);
}

/** Reads YAML as `readYaml` does. */
export const yamlOf: Reader = (text, firstLine) => (shared[READER] ?? readYaml)(text, firstLine);
