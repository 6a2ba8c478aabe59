import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type * as z from 'zod';
import { baseOf, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { CONTENT_DIR } from '#schemas/content-folder.ts';

/** A content file as found on disk, before any schema has looked at it. */
export type RawEntry = {
  collection: CollectionName;
  /** File name without its ending; also the slug of its page. */
  id: string;
  /** Path from the root of the project, as printed in messages. */
  file: string;
  data: unknown;
  /** Text below the front matter; empty for YAML. */
  body: string;
  /** What is wrong with the file's YAML itself. */
  syntaxErrors: string[];
};

export type Entry<Name extends CollectionName> = {
  id: string;
  file: string;
  body: string;
  data: z.infer<(typeof COLLECTIONS)[Name]['schema']>;
};

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** All content that is good by itself, by its collection. */
export type Content = { [Name in CollectionName]: Entry<Name>[] };

/** Reads every content file of every collection of a project, in the order of their paths. */
export function readContent(root = process.cwd(), contentDir: string = CONTENT_DIR): RawEntry[] {
  return (Object.keys(COLLECTIONS) as CollectionName[]).flatMap((collection) => {
    const base = baseOf(collection, contentDir);
    const folder = path.resolve(root, base);
    if (!existsSync(folder)) return [];
    return globSync(COLLECTIONS[collection].pattern, { cwd: folder })
      .sort()
      .map((name) => readEntry(root, collection, path.join(base, name)));
  });
}

function readEntry(root: string, collection: CollectionName, file: string): RawEntry {
  const text = readFileSync(path.resolve(root, file), 'utf8');
  const isMarkdown = file.endsWith('.md');
  const frontMatter = isMarkdown ? FRONT_MATTER.exec(text) : null;
  const yaml = isMarkdown ? (frontMatter?.[1] ?? '') : text;
  const document = parseDocument(yaml, { schema: 'core' });
  return {
    collection,
    id: path.basename(file, path.extname(file)),
    file: file.split(path.sep).join('/'),
    data: document.errors.length > 0 ? null : document.toJS(),
    body: isMarkdown ? text.slice(frontMatter?.[0].length ?? 0) : '',
    syntaxErrors: document.errors.map(({ message }) => message.split('\n')[0] ?? message),
  };
}
