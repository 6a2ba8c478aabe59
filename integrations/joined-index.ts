import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzipSync, gzip } from 'node:zlib';
import pMap from 'p-map';
import { type CborItem, itemBytes, readItem } from './cbor.ts';
import {
  chunkBytes,
  joinedWords,
  type JoinedWord,
  type Numbering,
  sizeOf,
  wordsOfPart,
} from './joined-words.ts';
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
export type PartOfIndex = { read: () => readonly IndexFile[]; numbers: readonly number[] };

/** What of a part is read before the others: all but what is shown of its pages. */
type Part = {
  files: ReadonlyMap<string, Uint8Array>;
  meta: Meta;
  numbering: Numbering;
};

/** Chunks of words that are packed at a time, on other cores. */
const concurrency = 4;

/**
 * Writes one index of several that Pagefind has made of some pages each, byte for byte what it would have made of all
 * of them. The parts are read one after another, and nothing is held that is written: a large site has much of it.
 * The version of Pagefind is fixed in package.json, and so is the form of its files (`pagefind/src/index/` in its sources):
 * `joined-index.test.ts` asks of each version whether that still holds.
 */
export async function writeJoinedIndex(
  parts: readonly PartOfIndex[],
  write: (file: IndexFile) => void,
): Promise<void> {
  if (parts.length === 1) {
    for (const file of parts.flatMap((part) => part.read())) write(file);
    return;
  }
  const pages: Meta[1] = [];
  const read = readParts(parts, pages, write);
  const [first] = read;
  if (first === undefined) throw new Error('Expected parts of an index, found none');
  const filters = await joinFilters(read);
  for (const { name, content } of filters) write({ path: `filter/${name}.pf_filter`, content });
  const chunks = await joinWords(read, write);
  const meta: Meta = [
    first.meta[0],
    pages,
    chunks,
    filters.map(({ filter, name }) => [filter, name]),
    [],
    fieldsOf(read.map((part) => part.meta)),
  ];
  const metaBytes = itemBytes(meta);
  const hash = `en_${hashOf(metaBytes).slice(0, 10)}`;
  const entry = JSON.parse(textOf(first.files.get('pagefind-entry.json'))) as Entry;
  Object.assign(entry.languages.en, { hash, page_count: pages.length });
  for (const path of ['pagefind.js', 'wasm.en.pagefind']) {
    write({ path, content: fileOf(first, path) });
  }
  write({ path: 'pagefind-entry.json', content: Buffer.from(JSON.stringify(entry)) });
  write({ path: `pagefind.${hash}.pf_meta`, content: await packed(metaBytes) });
}

/** Reads the parts, writes what is shown of each page and adds it to `pages`, and keeps the rest. */
function readParts(
  parts: readonly PartOfIndex[],
  pages: Meta[1],
  write: (file: IndexFile) => void,
): Part[] {
  const taken = new Set<string>();
  const read = parts.map((part, place) => {
    const files = new Map(part.read().map(({ path, content }) => [path, content]));
    const meta = metaOf(files);
    if (meta[1].length !== part.numbers.length) {
      throw new Error(`Expected ${part.numbers.length} pages in a part, found ${meta[1].length}`);
    }
    for (const [page, [fragment, wordCount]] of meta[1].entries()) {
      // Two parts may have given one name to two pages: names are short.
      const name = taken.has(fragment) ? `${fragment}-${place}` : fragment;
      taken.add(name);
      write({ path: pathOf(name), content: fileOf({ files }, pathOf(fragment)) });
      pages[part.numbers[page] as number] = [name, wordCount];
    }
    // Copied: they are views of all the bytes of the part.
    const others = [...files].filter(([path]) => !path.startsWith('fragment/'));
    const kept = new Map(others.map(([path, content]) => [path, Buffer.from(content)]));
    return { files: kept, meta, pages: part.numbers };
  });
  const fields = fieldsOf(read.map(({ meta }) => meta));
  if (fields.length > MOST_FIELDS) throw new Error(`Expected few fields, found ${fields.length}`);
  return read.map(({ files, meta, pages: numbers }) => {
    const areSame = meta[5].length === fields.length;
    const newFields = areSame ? null : meta[5].map((field) => fields.indexOf(field));
    return { files, meta, numbering: { pages: numbers, fields: newFields } };
  });
}

function metaOf(files: ReadonlyMap<string, Uint8Array>): Meta {
  const name = [...files.keys()].find((path) => path.endsWith('.pf_meta')) ?? '';
  const meta = readItem({ bytes: unpacked(files.get(name)), place: 0 }) as unknown as Meta;
  if (meta.length !== 6 || meta[4].length > 0) {
    throw new Error('Expected an index of six items that sorts nothing');
  }
  return meta;
}

const fieldsOf = (metas: readonly Meta[]) => [...new Set(metas.flatMap((meta) => meta[5]))].sort();

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

/** Writes the words of all parts in chunks. Returns from where to where each goes, and its name. */
async function joinWords(
  parts: readonly Part[],
  write: (file: IndexFile) => void,
): Promise<Meta[2]> {
  const words = joinedWords(parts.map((part) => wordsOfPart(unpackedChunks(part), part.numbering)));
  const ends: [first: string, last: string][] = [];
  const names: string[] = [];
  await pMap(
    chunksOf(words),
    async (chunk, place) => {
      const bytes = chunkBytes(chunk);
      const name = nameOf(bytes, (other) => names.includes(other));
      names[place] = name;
      ends[place] = [chunk[0]?.[0] ?? '', chunk.at(-1)?.[0] ?? ''];
      write({ path: `index/${name}.pf_index`, content: await packed(bytes) });
    },
    { concurrency },
  );
  return rangesOf(ends).map(([from, to], place) => [from, to, names[place] ?? '']);
}

function* unpackedChunks(part: Part): Generator<Buffer> {
  for (const [, , name] of part.meta[2]) yield unpacked(fileOf(part, `index/${name}.pf_index`));
}

/** Words cut where a chunk is full. */
function* chunksOf(words: Iterable<[string, JoinedWord]>): Generator<[string, JoinedWord][]> {
  let chunk: [string, JoinedWord][] = [];
  let size = 0;
  for (const word of words) {
    if (size >= FULL_CHUNK) {
      yield chunk;
      chunk = [];
      size = 0;
    }
    chunk.push(word);
    size += sizeOf(word[1]);
  }
  if (chunk.length > 0) yield chunk;
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

function fileOf({ files }: Pick<Part, 'files'>, path: string): Uint8Array {
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
