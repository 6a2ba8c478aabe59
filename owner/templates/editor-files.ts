import path from 'node:path';
import * as z from 'zod';
import { baseOf, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';

export type EditorFile = { file: string; text: string };

const FOLDER = '.vscode/schemas';
/** Editors help with the site's own content, whichever is built at the time. */
const OWN_CONTENT = 'content';

/** The JSON Schema of every collection, and the setting that tells an editor which files it is for. */
export function editorFiles(): EditorFile[] {
  const schemas = (Object.keys(COLLECTIONS) as CollectionName[]).map((name) => {
    const { schema, pattern } = COLLECTIONS[name];
    return {
      file: `${FOLDER}/${name}.schema.json`,
      describes: path.posix.join(baseOf(name, OWN_CONTENT), pattern),
      text: asJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    };
  });
  const settings = Object.fromEntries(
    schemas
      .filter(({ describes }) => describes.endsWith('.yaml'))
      .map(({ file, describes }) => [file, describes]),
  );
  return [
    ...schemas.map(({ file, text }) => ({ file, text })),
    { file: '.vscode/settings.json', text: asJson({ 'yaml.schemas': settings }) },
  ];
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
