import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { baseOf, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { readText } from './read-bytes.ts';
import { yamlOf } from './read-once.ts';
import type { Fault } from './read-yaml.ts';

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
  /** What is wrong with the text of the file; where there is something, `data` says nothing. */
  faults: Fault[];
};

export type Entry<Name extends CollectionName> = {
  id: string;
  file: string;
  body: string;
  data: z.infer<(typeof COLLECTIONS)[Name]['schema']>;
};

/** All content that is good by itself, by its collection. */
export type Content = { [Name in CollectionName]: Entry<Name>[] };

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Reads every content file of every collection of a project, in the order of their paths. */
export function readContent(root = process.cwd(), contentDir: string = CONTENT_DIR): RawEntry[] {
  return (Object.keys(COLLECTIONS) as CollectionName[]).flatMap((collection) =>
    readCollection(collection, root, contentDir),
  );
}

/** The files of one collection. The check and the build have no other way to read content. */
export function readCollection(
  collection: CollectionName,
  root = process.cwd(),
  contentDir: string = CONTENT_DIR,
): RawEntry[] {
  const base = baseOf(collection, contentDir);
  const folder = path.resolve(root, base);
  const [before = '', after = ''] = COLLECTIONS[collection].pattern.split('*');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name.startsWith(before) && name.endsWith(after))
    .filter((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .sort()
    .map((name) => readEntry(root, collection, path.posix.join(base, name)));
}

function readEntry(root: string, collection: CollectionName, file: string): RawEntry {
  const id = path.basename(file, path.extname(file));
  const read = readText(readFileSync(path.resolve(root, file)));
  if (!('text' in read)) {
    return {
      collection,
      id,
      file,
      data: null,
      body: '',
      faults: [{ field: '', line: 1, ...read }],
    };
  }
  if (!file.endsWith('.md')) return { collection, id, file, body: '', ...yamlOf(read.text) };
  const [whole, yaml] = FRONT_MATTER.exec(read.text) ?? [];
  if (whole === undefined || yaml === undefined) {
    const fault = {
      field: '',
      line: 1,
      found: 'a text without fields in front of it',
      expected: 'the fields at the very beginning, between two lines of ---',
    };
    return { collection, id, file, data: null, body: read.text, faults: [fault] };
  }
  return { collection, id, file, body: read.text.slice(whole.length), ...yamlOf(yaml, 2) };
}
