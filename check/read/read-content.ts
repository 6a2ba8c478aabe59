import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { baseOf, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { CONTENT_DIR } from '#settings/content-folder.ts';
import { formatProblem } from '../describe-issue.ts';
import { readText } from './read-bytes.ts';
import { type Fault, readYaml } from './read-yaml.ts';

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
  /** Mistakes in the text of the file; where there are any, `data` is null. */
  faults: Fault[];
};

type Entry<Name extends CollectionName> = {
  id: string;
  file: string;
  body: string;
  data: z.infer<(typeof COLLECTIONS)[Name]['schema']>;
};

/** All content that is good by itself, by its collection. */
export type Content = { [Name in CollectionName]: Entry<Name>[] };

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/;

export type ReadFile = { entry: RawEntry; text: string };

/** Reads every content file of every collection, in the order of their paths. */
export const readContent = (root?: string, contentDir?: string): RawEntry[] =>
  readFiles(root, contentDir).map(({ entry }) => entry);

/** Reads the files of one collection. The check and the build have no other way to read content. */
export const readCollection = (
  collection: CollectionName,
  root?: string,
  contentDir?: string,
): RawEntry[] => readFiles(root, contentDir, [collection]).map(({ entry }) => entry);

export const readFiles = (
  root = process.cwd(),
  contentDir: string = CONTENT_DIR,
  collections = Object.keys(COLLECTIONS) as CollectionName[],
): ReadFile[] =>
  collections.flatMap((collection) =>
    filesOf(collection, root, contentDir).map((file) => readFile(root, collection, file)),
  );

/** Kind of what lies at a path; `null` also for a symlink to nothing or to itself, `outside` for one out of `within`. */
export function kindOf(full: string, within: string): 'file' | 'folder' | 'outside' | null {
  try {
    const stats = statSync(full);
    const fromContent = path.relative(realpathSync(within), realpathSync(full));
    if (fromContent.split(path.sep)[0] === '..' || path.isAbsolute(fromContent)) return 'outside';
    return stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : null;
  } catch {
    return null;
  }
}

function filesOf(collection: CollectionName, root: string, contentDir: string): string[] {
  const base = baseOf(collection, contentDir);
  const folder = path.resolve(root, base);
  const [before = '', after = ''] = COLLECTIONS[collection].pattern.split('*');
  const content = path.resolve(root, contentDir);
  if (kindOf(folder, content) !== 'folder') return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name.startsWith(before) && name.endsWith(after))
    .filter((name) => kindOf(path.join(folder, name), content) === 'file')
    .map((name) => path.posix.join(base, name))
    .sort();
}

function readFile(root: string, collection: CollectionName, file: string): ReadFile {
  const read = readText(readFileSync(path.resolve(root, file)));
  const text = 'text' in read ? read.text : '';
  const id = path.basename(file, path.extname(file));
  const known = parsed.get(file);
  const parts = known?.text === text ? known.parts : partsOf(file, read);
  if (text !== '') parsed.set(file, { text, parts });
  return {
    entry: { collection, id, file, ...parts, data: publishedData(collection, parts.data) },
    text,
  };
}

/** A text that waits for a day is published on that day, where its file says no other. */
function publishedData(collection: CollectionName, data: unknown): unknown {
  const isDated = collection === 'articles' || collection === 'blog';
  const { publishOn, publishedOn }: { publishOn?: unknown; publishedOn?: unknown } = Object(data);
  return isDated && publishOn && !publishedOn ? { ...Object(data), publishedOn: publishOn } : data;
}

/** Files as they were parsed last: a build reads the casinos with each collection that goes with them. */
const parsed = new Map<string, { text: string; parts: Parts }>();

/** Throws, in the words of the check, if the text of a file cannot be read. */
export function expectRead({ file, faults: [fault] }: RawEntry): void {
  if (fault === undefined) return;
  throw new Error(formatProblem({ ...fault, field: '', file: `${file}:${fault.line}` }));
}

/** The fields of a content file as YAML, and the line on which they begin. */
export function textOfFile(text: string, file: string): { yaml: string; firstLine: number } {
  if (!file.endsWith('.md')) return { yaml: text, firstLine: 1 };
  return { yaml: FRONT_MATTER.exec(text)?.[1] ?? '', firstLine: 2 };
}

type Parts = Pick<RawEntry, 'data' | 'body' | 'faults'>;

/** Parses the text of a content file. */
export function partsOf(file: string, read: ReturnType<typeof readText>): Parts {
  if (!('text' in read)) {
    return { data: null, body: '', faults: [{ line: 1, ...read }] };
  }
  const conflict = read.text.split('\n').findIndex((line) => /^[<>]{7} /.test(line));
  if (conflict >= 0) {
    const found = 'a conflict that git left';
    const expected = 'one of the two versions, without the lines of <<<<<<<, ======= and >>>>>>>';
    return { data: null, body: read.text, faults: [{ line: conflict + 1, found, expected }] };
  }
  if (!file.endsWith('.md')) return { body: '', ...readYaml(read.text) };
  const [whole, yaml] = FRONT_MATTER.exec(read.text) ?? [];
  if (whole === undefined || yaml === undefined) {
    const fault = {
      line: 1,
      found: 'a text without fields in front of it',
      expected: 'the fields at the very beginning, between two lines of ---',
    };
    return { data: null, body: read.text, faults: [fault] };
  }
  return { body: read.text.slice(whole.length), ...readYaml(yaml, 2) };
}
