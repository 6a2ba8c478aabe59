import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzipSync, gzip } from 'node:zlib';
import { type CborItem, itemBytes, readItem } from './cbor.ts';
import { addWords, chunkBytes, type JoinedWord, type Numbering, sizeOf } from './joined-words.ts';
import type { IndexFile } from './search-part.ts';

/** What every file of an index begins with, once it is unpacked. */
const SIGNATURE = Buffer.from('pagefind_dcd');

/** How full a chunk of words is made: `chunk_index` of Pagefind. */
const FULL_CHUNK = 20_000;

/** Of the numbers of fields, those that are one byte long. */
const MOST_FIELDS = 24;

type Meta = [
  version: string,
  pages: [fragment: string, wordCount: number][],
  chunks: [from: string, to: string, name: string][],
  filters: [filter: string, name: string][],
  sorts: CborItem[],
  fields: string[],
];
type Filter = [filter: string, values: [value: string, pages: number[]][]];
type Entry = { languages: { en: { hash: string; page_count: number } } };

/** A part of an index: what Pagefind has made of some pages, and their numbers among all pages, in rising order. */
export type PartOfIndex = { files: readonly IndexFile[]; numbers: readonly number[] };

/** The same, by the paths of its files. */
type Part = { files: Map<string, Uint8Array>; meta: Meta; numbering: Numbering };

/**
 * One index of several that Pagefind has made of some pages each, byte for byte what it would have made of all of them.
 * Its version is fixed in package.json, and so is the form of its files (`pagefind/src/index/` in its sources):
 * `joined-index.test.ts` asks of each version whether that still holds.
 */
export async function joinedIndex(parts: readonly PartOfIndex[]): Promise<readonly IndexFile[]> {
  if (parts.length === 1) return parts.flatMap(({ files }) => files);
  const read = readParts(parts);
  const [first] = read;
  if (first === undefined) throw new Error('Expected parts of an index, found none');
  const { fragments, pages } = joinFragments(read);
  const filters = await joinFilters(read);
  const words = await joinWords(read);
  const meta: Meta = [
    first.meta[0],
    pages,
    words.chunks,
    filters.map(({ filter, name }) => [filter, name]),
    [],
    fieldsOf(read.map((part) => part.meta)),
  ];
  const metaBytes = itemBytes(meta);
  const hash = `en_${hashOf(metaBytes).slice(0, 10)}`;
  const entry = JSON.parse(textOf(first.files.get('pagefind-entry.json'))) as Entry;
  Object.assign(entry.languages.en, { hash, page_count: pages.length });
  return [
    ...['pagefind.js', 'wasm.en.pagefind'].map((name) => ({
      path: name,
      content: fileOf(first, name),
    })),
    { path: 'pagefind-entry.json', content: Buffer.from(JSON.stringify(entry)) },
    { path: `pagefind.${hash}.pf_meta`, content: await packed(metaBytes) },
    ...filters.map(({ name, content }) => ({ path: `filter/${name}.pf_filter`, content })),
    ...words.files,
    ...fragments,
  ];
}

function readParts(parts: readonly PartOfIndex[]): Part[] {
  const files = parts.map(
    (part) => new Map(part.files.map(({ path, content }) => [path, content])),
  );
  const metas = files.map((part) => {
    const name = [...part.keys()].find((path) => path.endsWith('.pf_meta')) ?? '';
    const meta = readItem({ bytes: unpacked(part.get(name)), place: 0 }) as unknown as Meta;
    if (meta.length !== 6 || meta[4].length > 0) {
      throw new Error('Expected an index of six items that sorts nothing');
    }
    return meta;
  });
  const fields = fieldsOf(metas);
  if (fields.length > MOST_FIELDS) throw new Error(`Expected few fields, found ${fields.length}`);
  return parts.map(({ numbers }, place) => {
    const meta = metas[place] as Meta;
    if (meta[1].length !== numbers.length) {
      throw new Error(`Expected ${numbers.length} pages in a part, found ${meta[1].length}`);
    }
    const areSame = meta[5].length === fields.length;
    const newFields = areSame ? null : meta[5].map((field) => fields.indexOf(field));
    const numbering = { pages: numbers, fields: newFields };
    return { files: files[place] as Part['files'], meta, numbering };
  });
}

const fieldsOf = (metas: readonly Meta[]) => [...new Set(metas.flatMap((meta) => meta[5]))].sort();

/** What is shown of each page. Two parts may have given one name to two of them: names are short. */
function joinFragments(parts: readonly Part[]) {
  const fragments = new Map<string, Uint8Array>();
  const pages: Meta[1] = [];
  for (const [place, part] of parts.entries()) {
    for (const [page, [fragment, wordCount]] of part.meta[1].entries()) {
      const name = fragments.has(pathOf(fragment)) ? `${fragment}-${place}` : fragment;
      fragments.set(pathOf(name), fileOf(part, pathOf(fragment)));
      pages[part.numbering.pages[page] as number] = [name, wordCount];
    }
  }
  return { pages, fragments: [...fragments].map(([path, content]) => ({ path, content })) };
}
const pathOf = (fragment: string) => `fragment/${fragment}.pf_fragment`;

async function joinFilters(parts: readonly Part[]) {
  const filters = new Map<string, Map<string, number[]>>();
  for (const part of parts) {
    for (const [filter, file] of part.meta[3]) {
      const bytes = unpacked(fileOf(part, `filter/${file}.pf_filter`));
      const [, values] = readItem({ bytes, place: 0 }) as unknown as Filter;
      const joined = filters.get(filter) ?? new Map<string, number[]>();
      filters.set(filter, joined);
      for (const [value, pages] of values) {
        const before = joined.get(value) ?? [];
        const added = pages.map((page) => part.numbering.pages[page] as number);
        joined.set(
          value,
          [...before, ...added].sort((a, b) => a - b),
        );
      }
    }
  }
  return Promise.all(
    [...filters].map(async ([filter, values]) => {
      const bytes = itemBytes([filter, [...values]]);
      return { filter, name: nameOf(bytes), content: await packed(bytes) };
    }),
  );
}

async function joinWords(parts: readonly Part[]) {
  const words = new Map<string, JoinedWord>();
  for (const part of parts) {
    for (const [, , name] of part.meta[2]) {
      addWords(words, unpacked(fileOf(part, `index/${name}.pf_index`)), part.numbering);
    }
  }
  const chunks = chunksOf(words);
  const files = new Map<string, Buffer>();
  const names = chunks.map((chunk) => {
    const bytes = chunkBytes(chunk);
    const name = nameOf(bytes, (other) => files.has(other));
    files.set(name, bytes);
    return name;
  });
  const ranges = rangesOf(chunks.map((chunk) => chunk.map(([word]) => word)));
  return {
    chunks: ranges.map(([from, to], place): Meta[2][number] => [from, to, names[place] ?? '']),
    files: await Promise.all(
      [...files].map(async ([name, bytes]) => ({
        path: `index/${name}.pf_index`,
        content: await packed(bytes),
      })),
    ),
  };
}

/** Words in the order of their bytes, cut where a chunk is full. */
function chunksOf(words: ReadonlyMap<string, JoinedWord>): [string, JoinedWord][][] {
  const inOrder = [...words]
    .map((entry) => ({ entry, bytes: Buffer.from(entry[0]) }))
    .sort((a, b) => a.bytes.compare(b.bytes));
  const chunks: [string, JoinedWord][][] = [];
  let size = FULL_CHUNK;
  for (const { entry } of inOrder) {
    if (size >= FULL_CHUNK) {
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1)?.push(entry);
    size += sizeOf(entry[1]);
  }
  return chunks;
}

/**
 * From which word to which a chunk goes. Where two meet, only as much is said of their words as tells them apart: the
 * beginning of a word is looked for too. But no chunk ends before it begins.
 */
export function rangesOf(chunks: readonly (readonly string[])[]): [from: string, to: string][] {
  return chunks.map((words, place) => {
    const [first = '', last = ''] = [words[0], words.at(-1)];
    const [before, after] = [chunks[place - 1]?.at(-1), chunks[place + 1]?.[0]];
    const from = before === undefined ? first : apartFrom(first, before);
    const to = after === undefined ? last : apartFrom(last, after);
    return [from, to < from ? last : to];
  });
}

/** A word up to the first letter that is not that of another. */
function apartFrom(word: string, other: string): string {
  const letters = [...word];
  const others = [...other];
  const apart = letters.findIndex((letter, place) => letter !== others[place]);
  return apart === -1 ? word : letters.slice(0, apart + 1).join('');
}

function fileOf({ files }: Part, path: string): Uint8Array {
  const content = files.get(path);
  if (content === undefined) throw new Error(`Expected ${path} in a part of the index`);
  return content;
}

const textOf = (content: Uint8Array | undefined) => Buffer.from(content ?? []).toString();

/** Pagefind writes each byte as short as it can. */
const hashOf = (bytes: Buffer) =>
  [...createHash('sha1').update(bytes).digest()].map((byte) => byte.toString(16)).join('');

/** A short name for bytes, as long as it has to be to be no other's. */
function nameOf(bytes: Buffer, isTaken: (name: string) => boolean = () => false): string {
  const hash = hashOf(bytes);
  let length = 7;
  while (isTaken(`en_${hash.slice(0, length)}`)) length += 1;
  return `en_${hash.slice(0, length)}`;
}

/** What a packed file holds behind its signature. */
export function unpacked(content: Uint8Array | undefined): Buffer {
  const bytes = gunzipSync(content ?? Buffer.alloc(0));
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) {
    throw new Error('Expected a file of Pagefind, found no signature');
  }
  return bytes.subarray(SIGNATURE.length);
}

/** On other cores. */
const packed = (bytes: Buffer): Promise<Buffer> =>
  promisify(gzip)(Buffer.concat([SIGNATURE, bytes]), { level: constants.Z_BEST_COMPRESSION });
