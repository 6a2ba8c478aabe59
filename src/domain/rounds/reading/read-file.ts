import { Entry } from './entry.ts';
import type { RoundCollector } from './round-collector.ts';
import { JsonEntries } from './json-entries.ts';
import { byMapping } from './named-columns.ts';
import type { ColumnMapping, TablePreview } from './read-event.ts';
import { ReadError } from './reasons.ts';
import { SHAPES } from './shapes.ts';
import { TableRows } from './table-rows.ts';
import { previewOf, SAMPLE_ROWS, sampleOf } from './table-sample.ts';

/** Reads one file by the first shape that recognises an entry, else by the columns that the reader named. */
export class FileReader {
  /** Preview of a table that the reader has to map; `null` otherwise. */
  preview: TablePreview | null = null;
  readonly #into: RoundCollector;
  readonly #mapping: ColumnMapping | null;
  #cutter: JsonEntries | TableRows | null = null;
  #read: ((entry: Entry) => void) | null = null;
  #waiting: Entry[] = [];

  constructor(into: RoundCollector, mapping: ColumnMapping | null) {
    this.#into = into;
    this.#mapping = mapping;
  }

  /** Takes the next chunk, or the end. */
  take(chunk: Uint8Array | null): void {
    this.#cutter ??= chunk && cutterFor(chunk);
    if (chunk === null && this.#cutter === null) throw new ReadError('empty-file');
    for (const entry of this.#cutter?.take(chunk) ?? []) {
      if (Object.keys(entry.fields).length === 0) {
        this.#into.take(entry, () => {
          throw new ReadError('not-json');
        });
      } else if (this.#read !== null) this.#read(entry);
      else if (this.preview === null) this.#recognise(entry);
    }
    if (chunk === null && this.#read === null && this.preview === null) this.#settle();
  }

  #recognise(entry: Entry): void {
    this.#waiting.push(entry);
    const shape = SHAPES.find(({ recognises }) => recognises(entry));
    if (shape) this.#readBy(shape.id, shape.open(this.#into));
    else if (this.#waiting.length === SAMPLE_ROWS) this.#settle();
  }

  #settle(): void {
    const sample = sampleOf(this.#waiting.filter(isFlat));
    if (this.#mapping === null) {
      this.preview = previewOf(sample, this.#into.file);
      return;
    }
    const read = byMapping(this.#mapping, sample, this.#into);
    this.#readBy('named-columns', (entry) => isFlat(entry) && read(entry));
  }

  #readBy(shape: string, read: (entry: Entry) => void): void {
    this.#into.shape = shape;
    this.#read = read;
    for (const entry of this.#waiting) read(entry);
    this.#waiting = [];
  }
}

const isFlat = ({ listed, fields }: Entry) =>
  listed && Object.values(fields).filter((value) => typeof value !== 'object').length > 1;

/** By the first byte that is no blank and no mark of byte order; `null` until there is one. */
function cutterFor(chunk: Uint8Array): JsonEntries | TableRows | null {
  const first = chunk.find((byte) => byte > 0x20 && ![0xef, 0xbb, 0xbf].includes(byte));
  if (first === undefined) return null;
  if (first === 0x3c) throw new ReadError('web-page');
  return first === 0x7b || first === 0x5b ? new JsonEntries() : new TableRows();
}
