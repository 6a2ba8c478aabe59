import type { Gathered } from './gathered.ts';
import { byMapping } from './named-columns.ts';
import type { ColumnMapping, TablePreview } from './read-event.ts';
import { Refusal } from './reasons.ts';
import { NAMED_COLUMNS, TABLE_SHAPES } from './shapes.ts';
import { TableRows } from './table-rows.ts';
import type { TableRow } from './table-rows.ts';
import { isHead, SAMPLE_ROWS, TableSample } from './table-sample.ts';

type Read = (cells: readonly string[], into: Gathered) => void;

/** Reads a table by the shape that recognises its heads, else by the columns that the reader named. */
export class TableReading {
  preview: TablePreview | null = null;
  readonly #into: Gathered;
  readonly #mapping: ColumnMapping | null;
  readonly #cutter = new TableRows();
  #read: Read | null = null;
  #waiting: TableRow[] = [];

  constructor(into: Gathered, mapping: ColumnMapping | null) {
    this.#into = into;
    this.#mapping = mapping;
  }

  take(block: Uint8Array): void {
    this.#all(this.#cutter.take(block));
  }

  end(): void {
    this.#all(this.#cutter.end());
    if (this.#read === null && this.preview === null) this.#settle();
  }

  #all(rows: Iterable<TableRow>): void {
    for (const row of rows) {
      if (this.#read !== null) this.#readRow(this.#read, row);
      else this.#recognise(row);
      if (this.preview !== null) return;
    }
  }

  #recognise(row: TableRow): void {
    const { cells } = row;
    const shape =
      this.#waiting.length === 0
        ? TABLE_SHAPES.find(({ recognises }) => recognises(cells))
        : undefined;
    if (shape) {
      this.#into.shape = shape.id;
      this.#read = shape.open(cells, this.#into);
      return;
    }
    this.#waiting.push(row);
    if (this.#waiting.length > SAMPLE_ROWS) this.#settle();
  }

  #settle(): void {
    const all = this.#waiting.map(({ cells }) => cells);
    const width = Math.max(0, ...all.map((cells) => cells.length));
    if (width < 2) throw new Refusal('not-a-table');
    const named = all[0] && isHead(all[0]) ? all[0] : [];
    const rows = this.#waiting.slice(named.length > 0 ? 1 : 0);
    const heads = Array.from({ length: width }, (_, at) => named[at]?.trim() ?? '');
    const sample = new TableSample(
      heads,
      rows.map(({ cells }) => cells),
    );
    if (this.#mapping === null) {
      this.preview = sample.preview(this.#into.file);
      return;
    }
    this.#into.shape = NAMED_COLUMNS;
    const read = byMapping(this.#mapping, sample);
    this.#read = read;
    for (const row of rows) this.#readRow(read, row);
    this.#waiting = [];
  }

  #readRow(read: Read, { line, cells }: TableRow): void {
    this.#into.row = line - 1;
    read(cells, this.#into);
  }
}
