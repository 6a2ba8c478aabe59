/**
 * `npm run schemas`: the schema of every collection as JSON Schema, and the setting that tells an editor which files
 * it is for, so that the editor completes and checks a content file while it is written.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baseOf, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { editorSchemaOf } from './json-schema.ts';

const FOLDER = '.vscode/schemas';
/** Editors help with the site's own content, whichever is built at the time. */
const OWN_CONTENT = 'content';

const write = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

mkdirSync(FOLDER, { recursive: true });
const described: Record<string, string> = {};
const names = Object.keys(COLLECTIONS) as CollectionName[];
for (const name of names) {
  const { schema, pattern } = COLLECTIONS[name];
  const file = `${FOLDER}/${name}.schema.json`;
  write(file, editorSchemaOf(schema));
  if (pattern.endsWith('.yaml'))
    described[file] = path.posix.join(baseOf(name, OWN_CONTENT), pattern);
}
write('.vscode/settings.json', { 'yaml.schemas': described });
console.log(`Wrote ${names.length + 1} files for editors to .vscode/.`);
