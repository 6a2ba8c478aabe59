/**
 * `npm run schemas`: the schemas of all collections as JSON Schema, so that an editor completes and
 * checks a content file while it is written.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorFiles } from './templates/editor-files.ts';

const files = editorFiles();
for (const { file, text } of files) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`Wrote ${files.length} files for editors to .vscode/.`);
