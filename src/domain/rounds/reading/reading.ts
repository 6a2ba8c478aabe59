import { Entry } from './entry.ts';
import type { Gathered } from './gathered.ts';
import { JsonEntries } from './json-entries.ts';
import { byMapping } from './named-columns.ts';
import type { ColumnMapping, TablePreview } from './read-event.ts';
import { Unread } from './reasons.ts';
import { NAMED_COLUMNS, SHAPES } from './shapes.ts';
import { MOST_COLUMNS, TableRows } from './table-rows.ts';
import { SAMPLE_ROWS, TableSample } from './table-sample.ts';

/** Reads one file by the first shape that recognises an entry, else by the columns that the reader named. */
export class Reading {
  preview: TablePreview | null = null;
  readonly #into: Gathered;
  readonly #mapping: ColumnMapping | null;
  #cutter: JsonEntries | TableRows | null = null;
  #read: ((entry: Entry) => void) | null = null;
  #waiting: Entry[] = [];

  constructor(into: Gathered, mapping: ColumnMapping | null) {
    this.#into = into;
    this.#mapping = mapping;
  }

  take(chunk: Uint8Array): void {
    this.#cutter ??= cutterFor(chunk);
    if (this.#cutter) this.#all(this.#cutter.take(chunk));
  }

  end(): void {
    if (this.#cutter === null) throw new Unread('empty-file');
    this.#all(this.#cutter.end());
    if (this.#read === null && this.preview === null) this.#settle();
  }

  #all(entries: Iterable<Entry | null>): void {
    for (const entry of entries) {
      if (entry === null) this.#into.take(new Entry({}), notJson);
      else if (this.#read === null) this.#recognise(entry);
      else this.#read(entry);
      if (this.preview !== null) return;
    }
  }

  #recognise(entry: Entry): void {
    this.#waiting.push(entry);
    const shape = SHAPES.find(({ recognises }) => recognises(entry));
    if (shape) this.#readBy(shape.id, shape.open(this.#into));
    else if (this.#waiting.length === SAMPLE_ROWS) this.#settle();
  }

  #settle(): void {
    if (this.#waiting.length === 0) throw new Unread('no-rounds');
    const sample = new TableSample(this.#waiting.filter(isFlat));
    if (sample.heads.length === 0) throw new Unread('unknown-json');
    if (sample.heads.length > MOST_COLUMNS) throw new Unread('too-many-columns');
    if (this.#mapping === null) {
      this.preview = sample.preview(this.#into.file);
      return;
    }
    const read = byMapping(this.#mapping, sample, this.#into);
    this.#readBy(NAMED_COLUMNS, (entry) => {
      if (isFlat(entry)) read(entry);
    });
  }

  #readBy(shape: string, read: (entry: Entry) => void): void {
    this.#into.shape = shape;
    this.#read = read;
    for (const entry of this.#waiting) read(entry);
    this.#waiting = [];
  }
}

const notJson = () => {
  throw new Unread('not-json');
};

const isFlat = ({ listed, fields }: Entry) =>
  listed && Object.values(fields).filter((value) => typeof value !== 'object').length > 1;

/** By the first byte that is no blank and no mark of byte order; `null` until there is one. */
function cutterFor(chunk: Uint8Array): JsonEntries | TableRows | null {
  const first = chunk.find((byte) => byte > 0x20 && ![0xef, 0xbb, 0xbf].includes(byte));
  if (first === undefined) return null;
  if (first === 0x3c) throw new Unread('web-page');
  return first === 0x7b || first === 0x5b ? new JsonEntries() : new TableRows();
}
