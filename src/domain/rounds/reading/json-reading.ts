import { decimalFrom } from './decimals.ts';
import type { Gathered } from './gathered.ts';
import { isOneObjectALine, JsonEntries, JsonLines } from './json-entries.ts';
import type { Entry } from './json-entries.ts';
import { byMapping } from './named-columns.ts';
import type { ColumnMapping, TablePreview } from './read-event.ts';
import { Refusal, Unfit } from './reasons.ts';
import { JSON_SHAPES, NAMED_COLUMNS } from './shapes.ts';
import { SAMPLE_ROWS, TableSample } from './table-sample.ts';

type Read = (entry: Entry, into: Gathered) => void;

/** Reads a JSON file by the first shape that recognises an entry, else as a table of flat objects. */
export class JsonReading {
  preview: TablePreview | null = null;
  readonly #into: Gathered;
  readonly #mapping: ColumnMapping | null;
  readonly #cutter: JsonEntries | JsonLines;
  #read: Read | null = null;
  #waiting: Entry[] = [];

  constructor(first: Uint8Array, into: Gathered, mapping: ColumnMapping | null) {
    this.#into = into;
    this.#mapping = mapping;
    this.#cutter = isOneObjectALine(first) ? new JsonLines() : new JsonEntries();
  }

  take(block: Uint8Array): void {
    this.#all(this.#cutter.take(block));
  }

  end(): void {
    this.#all(this.#cutter.end());
    if (this.#read === null && this.preview === null) this.#settle();
  }

  #all(entries: Iterable<Entry | null>): void {
    for (const entry of entries) {
      if (entry === null) this.#into.take(notJson);
      else if (this.#read === null) this.#recognise(entry);
      else this.#read(entry, this.#into);
      if (this.preview !== null) return;
    }
  }

  #recognise(entry: Entry): void {
    const shape = JSON_SHAPES.find(({ recognises }) => recognises(entry));
    this.#waiting.push(entry);
    if (shape) this.#readBy(shape.id, shape.open());
    else if (this.#waiting.length === SAMPLE_ROWS) this.#settle();
  }

  #readBy(shape: string, read: Read): void {
    this.#into.shape = shape;
    this.#read = read;
    for (const entry of this.#waiting) read(entry, this.#into);
    this.#waiting = [];
  }

  #settle(): void {
    const flat = this.#waiting.filter(isFlat);
    const [first] = flat;
    if (!first) throw new Refusal(this.#waiting.length === 0 ? 'no-rounds' : 'unknown-json');
    const heads = [...new Set(flat.flatMap(({ fields }) => Object.keys(fields)))];
    if (heads.length > 200) throw new Refusal('too-many-columns', String(heads.length));
    const cellsOf = ({ fields }: Entry) =>
      heads.map((head) => (Object.hasOwn(fields, head) ? cellOf(fields[head]) : ''));
    const sample = new TableSample(heads, flat.map(cellsOf));
    if (this.#mapping === null) {
      this.preview = sample.preview(this.#into.file);
      return;
    }
    const read = byMapping(this.#mapping, sample);
    this.#readBy(NAMED_COLUMNS, (entry, into) => {
      if (isFlat(entry) && entry.under === first.under) read(cellsOf(entry), into);
    });
  }
}

const isPlain = (value: unknown) => value !== null && typeof value !== 'object';

function isFlat({ listed, fields }: Entry): boolean {
  return listed && Object.values(fields).filter(isPlain).length > 1;
}

function cellOf(value: unknown): string {
  if (typeof value === 'number') return decimalFrom(value) ?? String(value);
  return isPlain(value) ? String(value) : '';
}

const notJson = () => {
  throw new Unfit('not-json');
};
