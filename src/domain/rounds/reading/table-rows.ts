import Papa from 'papaparse';
import { Entry } from './entry.ts';
import { looksPersonal } from './personal.ts';
import { Unread } from './reasons.ts';

const LONGEST_LINE = 1 << 20;
export const MOST_COLUMNS = 200;

/** Before the number of a column that has no head. */
export const NO_HEAD = '#';

/** Cuts a table of any delimiter and line end into rows under their heads. */
export class TableRows {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #parser: Papa.Parser | null = null;
  #rest = '';
  #line = 0;
  #heads: readonly string[] | null = null;

  take(chunk: Uint8Array): Iterable<Entry> {
    return this.#rows(this.#decoded(chunk), false);
  }

  end(): Iterable<Entry> {
    return this.#rows(this.#decoded(), true);
  }

  *#rows(text: string, isLast: boolean): Generator<Entry> {
    const all = this.#rest + text;
    // A line end of two characters may be cut between them.
    const kept = !isLast && all.endsWith('\r') ? '\r' : '';
    const input = all.slice(0, all.length - kept.length).replaceAll(/\r\n?/g, '\n');
    this.#parser ??= new Papa.Parser({ delimiter: delimiterOf(input), newline: '\n' });
    const { data, meta } = this.#parser.parse(input, 0, !isLast) as Papa.ParseResult<string[]>;
    this.#rest = (isLast ? '' : input.slice(meta.cursor)) + kept;
    if (this.#rest.length > LONGEST_LINE) throw new Unread('too-long');
    for (const cells of data) yield* this.#row(cells);
  }

  *#row(cells: readonly string[]): Generator<Entry> {
    this.#line += 1;
    if (cells.length > MOST_COLUMNS) throw new Unread('too-many-columns', String(cells.length));
    const isDelimiterLine = this.#line === 1 && /^sep=.?$/.test(cells.join(''));
    if (isDelimiterLine || cells.every((cell) => cell.trim() === '')) return;
    if (this.#heads === null) {
      if (cells.length < 2) throw new Unread('not-a-table');
      this.#heads = headsFrom(cells);
      if (!this.#heads.every((head) => head.startsWith(NO_HEAD))) return;
    }
    const fields = this.#heads.map((head, at) => [head, cells[at] ?? ''] as const);
    yield new Entry(Object.fromEntries(fields), true, this.#line);
  }

  #decoded(chunk?: Uint8Array): string {
    try {
      return this.#decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new Unread('not-utf8');
    }
  }
}

/** Heads are no numbers, no dates and nobody's: a first row with any such cell is one of values. */
function headsFrom(cells: readonly string[]): string[] {
  const isValue = (cell: string) =>
    /^[\p{Sc}\s+-]*\d[\d.,:\s/-]*/u.test(cell) || looksPersonal(cell) !== null;
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
