import Papa from 'papaparse';
import { COLUMN_WORDS } from './column-words.ts';
import { Entry } from './entry.ts';
import { isTotal } from './ledger.ts';
import { looksPersonal, wordsOf } from './personal.ts';
import { type ReadingReason, ReadError } from './reasons.ts';
import { datesIn } from './times.ts';

const LONGEST_LINE = 1 << 20;
/** Characters that show what parts the columns, and which row has the heads. */
const ENOUGH_TO_GUESS = 1 << 14;
const MOST_COLUMNS = 200;
/** Rows among which the heads stand, under the name of a casino or a period. */
const ROWS_TO_HEADS = 30;

/** Before the number of a column that has no head of its own. */
export const NO_HEAD = '#';

/** Cuts a table of any delimiter and line end into rows under their heads. */
export class TableRows {
  #parser: Papa.Parser | null = null;
  #rest = '';
  #line = 0;
  /** Line of the heads, or of the first row where there are none. */
  #firstLine = 0;
  #heads: readonly string[] = [];
  /** True if most rows have a cell under each head; where they have not, empty ones at the end are left out. */
  #isFull = false;

  /** Takes the next chunk, or the end. */
  take(chunk: string | null): Entry[] {
    const isLast = chunk === null;
    const all = this.#rest + (chunk ?? '');
    // A line end of two characters may be cut between them.
    const kept = !isLast && all.endsWith('\r') ? '\r' : '';
    const input = all.slice(0, all.length - kept.length).replaceAll(/\r\n?/g, '\n');
    if (this.#parser === null && !isLast && all.length < ENOUGH_TO_GUESS) {
      this.#rest = all;
      return [];
    }
    this.#parser ??= new Papa.Parser({ delimiter: delimiterOf(input), newline: '\n' });
    const { data, meta, errors } = this.#parser.parse(input, 0, !isLast) as Papa.ParseResult<
      string[]
    >;
    const [quote] = errors.filter(({ type }) => type === 'Quotes');
    if (quote) throw new ReadError('unclosed-quote', String(this.#line + (quote.row ?? 0) + 1));
    this.#rest = (isLast ? '' : input.slice(meta.cursor)) + kept;
    if (this.#rest.length > LONGEST_LINE) throw new ReadError('too-long');
    if (this.#heads.length === 0 && data.length > 0) this.#findHeads(data);
    return data.flatMap((cells) => this.#row(cells) ?? []);
  }

  #findHeads(data: readonly string[][]): void {
    const at = headsAt(data);
    const heads = data[at] ?? [];
    if (heads.length > MOST_COLUMNS) throw new ReadError('too-long', String(heads.length));
    this.#heads = headsFrom(heads);
    const hasHeads = !this.#heads.every((head) => head.startsWith(NO_HEAD));
    this.#firstLine = at + (hasHeads ? 2 : 1);
    const rows = data.slice(this.#firstLine - 1);
    this.#isFull = rows.filter((cells) => cells.length >= heads.length).length * 2 > rows.length;
  }

  #row(cells: readonly string[]): Entry | null {
    this.#line += 1;
    if (this.#line < this.#firstLine || cells.every(isBlank)) return null;
    const heads = this.#heads;
    const fields = heads.map((head, at) => [head, cells[at] ?? ''] as const);
    const filled = cells.filter((cell) => !isBlank(cell));
    // A footer is one text, and a row that was cut keeps its time.
    const isOfTable = filled.length > 1 || datesIn(filled[0] ?? '') !== null;
    const isShort = cells.length < heads.length && isOfTable;
    const isCut = isShort && this.#isFull && !cells.some(isTotal);
    const fault = isCut ? 'missing-cells' : faultOf(cells, heads);
    return new Entry(Object.fromEntries(fields), true, this.#line, fault);
  }
}

const isBlank = (cell: string) => cell.trim() === '';

function faultOf(cells: readonly string[], heads: readonly string[]): ReadingReason | null {
  if (!cells.slice(heads.length).every(isBlank)) return 'surplus-cells';
  if (cells.every((cell, at) => isBlank(cell) || cell.trim() === heads[at]))
    return 'repeated-heads';
  if (cells.some((cell) => /\d/.test(cell))) return null;
  if (cells.filter((cell) => heads.includes(cell.trim())).length < 2) return null;
  throw new ReadError('heads-change');
}

const HEADS: ReadonlySet<string> = new Set(Object.values(COLUMN_WORDS).flat());

const knownHeads = (cells: readonly string[]) =>
  cells.filter((cell) => HEADS.has(wordsOf(cell))).length;

/** First row with two known heads, else the first that is as full as most rows. */
function headsAt(data: readonly string[][]): number {
  const first = data.slice(0, ROWS_TO_HEADS);
  const known = first.findIndex((cells) => knownHeads(cells) > 1);
  if (known >= 0) return known;
  const sizes = first.map((cells) => cells.filter((cell) => !isBlank(cell)).length);
  const inOrder = sizes.filter((size) => size > 0).toSorted((a, b) => a - b);
  const usual = Math.max(2, inOrder[inOrder.length >> 1] ?? 0);
  return Math.max(
    0,
    sizes.findIndex((size) => size >= usual),
  );
}

/** Heads are no numbers, no dates and nobody's: a first row with any such cell is one of values. */
function headsFrom(cells: readonly string[]): string[] {
  if (cells.length < 2) throw new ReadError('not-a-table');
  const isValue = (cell: string) => /^[\p{Sc}\s+-]*\d/u.test(cell) || looksPersonal(cell) !== null;
  const named = cells.some(isValue) ? [] : cells.map((cell) => cell.trim());
  return cells.map((_, at) => {
    const head = named[at] ?? '';
    return head === '' || named.indexOf(head) < at ? `${NO_HEAD}${at + 1} ${head}`.trim() : head;
  });
}

const DELIMITERS = [',', ';', '\t', '|'];

/** The one that is named, or that parts most known heads; else by the first rows. */
function delimiterOf(text: string): string {
  const named = /^sep=(.)\n/.exec(text)?.[1];
  if (named !== undefined) return named;
  return Papa.parse(text, { preview: ROWS_TO_HEADS, newline: '\n', delimitersToGuess: DELIMITERS })
    .meta.delimiter;
}
