import {
  type Cursor,
  headOf,
  KIND,
  readHead,
  readText,
  skipNumbers,
  textBytes,
  writeHead,
} from './cbor.ts';

/**
 * The pages of one part that have a word: `[[step, places, fields], ...]`. A step is the number of a page less that of the
 * one before. All else is said of a page in bytes that stay as they are.
 */
type Postings = {
  bytes: Buffer;
  /** Of each page three numbers: its own among all pages, and from where to where in the bytes it is spoken of. */
  pages: Uint32Array;
  /** By how much they fill a chunk, as Pagefind reckons it. */
  size: number;
};
const PER_PAGE = 3;

/** A word of one part, with the same word in other forms: "stödlinjen" beside "stodlinjen". */
type PartWord = { text: string; ofPages: Postings; forms: [form: string, ofPages: Postings][] };

/** The same of several parts. */
export type JoinedWord = { ofPages: Postings[]; forms: Map<string, Postings[]> };

/** The numbers that the pages and the fields of one part get in the joined index, by their old ones. */
export type Numbering = {
  /** In rising order. */
  pages: readonly number[];
  /** Of the fields that are searched beside the text; null where all keep theirs. */
  fields: readonly number[] | null;
};

/** The words of a part, chunk by chunk: `[[[word, pages, forms], ...]]`. */
export function* wordsOfPart(chunks: Iterable<Buffer>, numbering: Numbering): Generator<PartWord> {
  for (const bytes of chunks) {
    const cursor: Cursor = { bytes, place: 0 };
    expectList(cursor, 1);
    for (let left = readHead(cursor, KIND.list); left > 0; left -= 1) {
      expectList(cursor, 3);
      const text = readText(cursor);
      const ofPages = readPostings(cursor, numbering);
      const forms: PartWord['forms'] = [];
      for (let others = readHead(cursor, KIND.list); others > 0; others -= 1) {
        expectList(cursor, 2);
        forms.push([readText(cursor), readPostings(cursor, numbering)]);
      }
      yield { text, ofPages, forms };
    }
  }
}

/** Every word of several parts once, in the order of their bytes, in which each part has its own. */
export function* joinedWords(
  parts: readonly Iterator<PartWord>[],
): Generator<[text: string, word: JoinedWord]> {
  const heads = parts.map(readWord);
  for (;;) {
    const least = leastOf(heads);
    if (least === undefined) return;
    const word: JoinedWord = { ofPages: [], forms: new Map() };
    for (const [number, part] of parts.entries()) {
      const head = heads[number];
      if (head === undefined || !head.bytes.equals(least.bytes)) continue;
      word.ofPages.push(head.ofPages);
      for (const [form, ofForm] of head.forms) {
        word.forms.set(form, [...(word.forms.get(form) ?? []), ofForm]);
      }
      const next = readWord(part);
      if (next !== undefined && next.bytes.compare(least.bytes) <= 0) {
        throw new Error(`Expected words in their order, found ${next.text} behind ${least.text}`);
      }
      heads[number] = next;
    }
    yield [least.text, word];
  }
}

type ReadWord = PartWord & { bytes: Buffer };

function readWord(part: Iterator<PartWord>): ReadWord | undefined {
  const { value, done } = part.next();
  return done === true ? undefined : { ...value, bytes: Buffer.from(value.text) };
}

function leastOf(words: readonly (ReadWord | undefined)[]): ReadWord | undefined {
  let least: ReadWord | undefined;
  for (const word of words) {
    if (word !== undefined && (least === undefined || word.bytes.compare(least.bytes) < 0)) {
      least = word;
    }
  }
  return least;
}

function expectList(cursor: Cursor, length: number): void {
  const found = readHead(cursor, KIND.list);
  if (found !== length) throw new Error(`Expected ${length} items in an index, found ${found}`);
}

function readPostings(cursor: Cursor, numbering: Numbering): Postings {
  const count = readHead(cursor, KIND.list);
  const pages = new Uint32Array(count * PER_PAGE);
  let page = 0;
  let size = 0;
  for (let at = 0; at < pages.length; at += PER_PAGE) {
    expectList(cursor, 3);
    page += readHead(cursor, KIND.number);
    const from = cursor.place;
    const places = readHead(cursor, KIND.list);
    skipNumbers(cursor, places);
    const inFields = readHead(cursor, KIND.list);
    const fieldsFrom = cursor.place;
    skipNumbers(cursor, inFields);
    renumberFields(cursor.bytes.subarray(fieldsFrom, cursor.place), numbering.fields);
    size += 1 + places + inFields;
    pages[at] = expectNumber(numbering.pages[page]);
    pages[at + 1] = from;
    pages[at + 2] = cursor.place;
  }
  return { bytes: cursor.bytes, pages, size };
}

function expectNumber(page: number | undefined): number {
  if (page === undefined) throw new Error('Expected no more pages in a part than were added to it');
  return page;
}

const FIRST_FIELD = headOf(KIND.negative, 0).readUInt8();

/** Where a field begins among places in fields there is −1 less its number: one byte, up to the field 23. */
function renumberFields(places: Buffer, fields: readonly number[] | null): void {
  if (fields === null) return;
  const cursor: Cursor = { bytes: places, place: 0 };
  while (cursor.place < places.length) {
    const field = fields[places.readUInt8(cursor.place) - FIRST_FIELD];
    if (field !== undefined) places[cursor.place] = FIRST_FIELD + field;
    skipNumbers(cursor, 1);
  }
}

/** By how much a word fills its chunk. */
export const sizeOf = ({ ofPages }: JoinedWord): number =>
  ofPages.reduce((sum, { size }) => sum + size, 0);

/** A chunk of these words. */
export function chunkBytes(words: readonly (readonly [string, JoinedWord])[]): Buffer {
  const bytes = [headOf(KIND.list, 1), headOf(KIND.list, words.length)];
  for (const [text, { ofPages, forms }] of words) {
    bytes.push(headOf(KIND.list, 3), textBytes(text), joinPostings(ofPages));
    bytes.push(headOf(KIND.list, forms.size));
    for (const [form, ofForm] of forms) {
      bytes.push(headOf(KIND.list, 2), textBytes(form), joinPostings(ofForm));
    }
  }
  return Buffer.concat(bytes);
}

/** What comes before what is said of a page: that it is three items, and its step. */
const MOST_BEFORE = 1 + 5;

/** The pages of all parts in one list, in the order of their numbers. */
function joinPostings(parts: readonly Postings[]): Buffer {
  const count = parts.reduce((sum, { pages }) => sum + pages.length / PER_PAGE, 0);
  const length = parts.reduce((sum, { pages, bytes }) => sum + spanOf(pages, bytes), 0);
  const joined = Buffer.allocUnsafe(MOST_BEFORE * (count + 1) + length);
  let place = writeHead(joined, 0, KIND.list, count);
  const next = parts.map(() => 0);
  let before = 0;
  for (let left = count; left > 0; left -= 1) {
    const part = indexOfLeast(parts, next);
    const { bytes, pages } = parts[part] as Postings;
    const at = next[part] as number;
    const [page, from, to] = [pages[at], pages[at + 1], pages[at + 2]] as [number, number, number];
    place = writeHead(joined, place, KIND.list, 3);
    place = writeHead(joined, place, KIND.number, page - before);
    place += bytes.copy(joined, place, from, to);
    before = page;
    next[part] = at + PER_PAGE;
  }
  return joined.subarray(0, place);
}

/** No less than all that is said of these pages. */
const spanOf = (pages: Uint32Array, bytes: Buffer) =>
  pages.length === 0 ? 0 : (pages.at(-1) ?? bytes.length) - (pages[1] ?? 0);

/** Of several lists the one in which the lowest page comes next. */
function indexOfLeast(parts: readonly Postings[], next: readonly number[]): number {
  let least = Infinity;
  let index = -1;
  for (let part = 0; part < parts.length; part += 1) {
    const page = parts[part]?.pages[next[part] ?? 0] ?? Infinity;
    if (page < least) {
      least = page;
      index = part;
    }
  }
  return index;
}
