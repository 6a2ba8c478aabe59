import path from 'node:path';
import * as z from 'zod';
import { COLLECTIONS } from '#schemas/collections.ts';

export type EditorFile = { file: string; text: string };

const FOLDER = '.vscode/schemas';

/** The JSON Schema of every collection, and the setting that tells an editor which files it is for. */
export function editorFiles(): EditorFile[] {
  const schemas = Object.entries(COLLECTIONS).map(([name, { schema, base, pattern }]) => ({
    file: `${FOLDER}/${name}.schema.json`,
    describes: path.posix.join(base, pattern),
    text: asJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  }));
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
