import type { FileRead } from '../report.ts';
import type { Entry } from './entry.ts';
import type { RoundCollector } from './round-collector.ts';
import { JsonEntries } from './json-entries.ts';
import { previewOf } from './mapping-guess.ts';
import { flatten, rowsWithin } from './nested.ts';
import type { ColumnMapping, TablePreview } from './read-event.ts';
import { ReadError } from './reasons.ts';
import { SHAPES } from './shapes.ts';
import { byMapping } from './table-row.ts';
import { TableRows } from './table-rows.ts';
import { SAMPLE_ROWS, sampleOf } from './table-sample.ts';

/** Columns of a first row that are shown. */
const FIRST_CELLS = 12;

/** Reads one file by the first shape that recognises an entry, else by the columns that the reader named. */
export class FileReader {
  /** Preview of a table that the reader has to map; `null` otherwise. */
  preview: TablePreview | null = null;
  readonly #into: RoundCollector;
  readonly #mapping: ColumnMapping | null;
  #cutter: JsonEntries | TableRows | null = null;
  #read: ((entry: Entry) => void) | null = null;
  #waiting: Entry[] = [];
  #first: Entry | null = null;
  /** True once the rounds were found in a list within an entry. */
  #isNested = false;

  constructor(into: RoundCollector, mapping: ColumnMapping | null) {
    this.#into = into;
    this.#mapping = mapping;
  }

  /** Takes the next chunk, or the end. */
  take(chunk: string | null): void {
    this.#cutter ??= cutterFor(chunk ?? '');
    if (chunk === null && this.#cutter === null) throw new ReadError('empty-file');
    for (const entry of this.#cutter?.take(chunk) ?? []) {
      const rows = this.#isNested ? rowsWithin(entry) : [];
      for (const row of rows.length > 0 ? rows : [entry]) this.#takeEntry(row);
    }
    if (chunk === null && this.#read === null && this.preview === null) this.#settle();
  }

  /** Heads and cells of the first entry, personal ones by their kind. */
  firstRow(): FileRead['firstRow'] {
    const first = this.#first && flatten(this.#first);
    if (first === null || Object.keys(first.fields).length === 0) return null;
    const { heads, rows } = previewOf(sampleOf([first]), this.#into.file);
    return { heads: heads.slice(0, FIRST_CELLS), cells: rows[0]?.slice(0, FIRST_CELLS) ?? [] };
  }

  #takeEntry(entry: Entry): void {
    if (entry.listed) this.#first ??= entry;
    if (this.#read !== null) this.#readEntry(entry, this.#read);
    else if (this.preview === null) this.#recognise(entry);
  }

  #recognise(entry: Entry): void {
    const shape = entry.fault === null && SHAPES.find(({ recognises }) => recognises(entry));
    const rows = shape || !entry.listed ? [] : rowsWithin(entry);
    if (rows.length > 0 && !isRow(entry)) {
      this.#isNested = true;
      for (const row of rows) this.#takeEntry(row);
      return;
    }
    this.#waiting.push(entry);
    if (shape) this.#readBy(shape.id, shape.open(this.#into));
    else if (this.#waiting.length === SAMPLE_ROWS) this.#settle();
  }

  #settle(): void {
    const rows = this.#waiting.map(flatten);
    const usable = rows.filter((entry) => entry.fault === null && isFlat(entry));
    const fault = rows.find((entry) => entry.fault !== null)?.fault;
    if (usable.length === 0 && fault) throw new ReadError(fault);
    const sample = sampleOf(usable);
    if (this.#mapping === null) {
      this.preview = previewOf(sample, this.#into.file);
      return;
    }
    const read = byMapping(this.#mapping, sample, this.#into);
    this.#readBy('named-columns', (entry) => {
      const row = flatten(entry);
      if (isFlat(row)) read(row);
    });
  }

  #readBy(shape: string, read: (entry: Entry) => void): void {
    this.#into.shape = shape;
    this.#read = read;
    for (const entry of this.#waiting) this.#readEntry(entry, read);
    this.#waiting = [];
  }

  #readEntry(entry: Entry, read: (entry: Entry) => void): void {
    const { fault } = entry;
    if (fault === null) return read(entry);
    this.#into.take(entry, () => {
      throw new ReadError(fault);
    });
  }
}

const isFlat = ({ listed, fields }: Entry) =>
  listed && Object.values(fields).filter((value) => typeof value !== 'object').length > 1;

/** True for an entry that names a stake, whatever lists it has of its own. */
const isRow = (entry: Entry) => {
  const row = flatten(entry);
  return isFlat(row) && 'stake' in sampleOf([row]).roles;
};

/** By the first sign that is no blank; `null` until there is one. */
function cutterFor(chunk: string): JsonEntries | TableRows | null {
  const [first] = chunk.trimStart();
  if (first === undefined) return null;
  if (first === '<') throw new ReadError('web-page');
  return first === '{' || first === '[' ? new JsonEntries() : new TableRows();
}
