import Papa from 'papaparse';
import { Entry } from './entry.ts';
import { newDecoder, textOf } from './file-chunks.ts';
import { looksPersonal } from './personal.ts';
import { ReadError } from './reasons.ts';

const LONGEST_LINE = 1 << 20;
/** Characters that show what parts the columns. */
const ENOUGH_TO_GUESS = 1 << 14;
const MOST_COLUMNS = 200;

/** Before the number of a column that has no head of its own. */
export const NO_HEAD = '#';

/** Cuts a table of any delimiter and line end into rows under their heads. */
export class TableRows {
  readonly #decoder = newDecoder();
  #parser: Papa.Parser | null = null;
  #rest = '';
  #line = 0;
  #heads: readonly string[] | null = null;

  /** Takes the next chunk, or the end. */
  take(chunk: Uint8Array | null): Entry[] {
    const isLast = chunk === null;
    const all = this.#rest + textOf(this.#decoder, chunk ?? undefined, !isLast);
    // A line end of two characters may be cut between them.
    const kept = !isLast && all.endsWith('\r') ? '\r' : '';
    const input = all.slice(0, all.length - kept.length).replaceAll(/\r\n?/g, '\n');
    if (this.#parser === null && !isLast && all.length < ENOUGH_TO_GUESS) {
      this.#rest = all;
      return [];
    }
    this.#parser ??= new Papa.Parser({ delimiter: delimiterOf(input), newline: '\n' });
    const { data, meta } = this.#parser.parse(input, 0, !isLast) as Papa.ParseResult<string[]>;
    this.#rest = (isLast ? '' : input.slice(meta.cursor)) + kept;
    if (this.#rest.length > LONGEST_LINE) throw new ReadError('too-long');
    return data.flatMap((cells) => this.#row(cells) ?? []);
  }

  #row(cells: readonly string[]): Entry | null {
    this.#line += 1;
    if (cells.length > MOST_COLUMNS) throw new ReadError('too-long', String(cells.length));
    const namesDelimiter = this.#line === 1 && /^sep=.?$/.test(cells.join(''));
    if (namesDelimiter || cells.every((cell) => cell.trim() === '')) return null;
    const isFirst = this.#heads === null;
    this.#heads ??= headsFrom(cells);
    if (isFirst && !this.#heads.every((head) => head.startsWith(NO_HEAD))) return null;
    const fields = this.#heads.map((head, at) => [head, cells[at] ?? ''] as const);
    return new Entry(Object.fromEntries(fields), true, this.#line);
  }
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

function delimiterOf(text: string): string {
  const named = /^sep=(.)\n/.exec(text)?.[1];
  if (named !== undefined) return named;
  const delimitersToGuess = [',', ';', '\t', '|'];
  return Papa.parse(text, { preview: 10, newline: '\n', delimitersToGuess }).meta.delimiter;
}
