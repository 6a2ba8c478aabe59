import Papa from 'papaparse';
import { Refusal } from './reasons.ts';

/** A row of a table and the number that a spreadsheet shows beside it. */
export type TableRow = { line: number; cells: readonly string[] };

const LONGEST_LINE = 1 << 20;
const MOST_COLUMNS = 200;

/** Cuts a table of any delimiter and line end into its rows. */
export class TableRows {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #parser: Papa.Parser | null = null;
  #rest = '';
  #line = 0;

  *take(block: Uint8Array): Generator<TableRow> {
    yield* this.#rows(this.#decoded(block), false);
  }

  *end(): Generator<TableRow> {
    yield* this.#rows(this.#decoded(), true);
  }

  *#rows(text: string, isLast: boolean): Generator<TableRow> {
    const all = this.#rest + text;
    // A line end of two characters may be cut between them.
    const kept = !isLast && all.endsWith('\r') ? '\r' : '';
    const input = all.slice(0, all.length - kept.length).replaceAll(/\r\n?/g, '\n');
    this.#parser ??= new Papa.Parser({ delimiter: delimiterOf(input), newline: '\n' });
    const { data, meta } = this.#parser.parse(input, 0, !isLast) as Papa.ParseResult<string[]>;
    this.#rest = (isLast ? '' : input.slice(meta.cursor)) + kept;
    if (this.#rest.length > LONGEST_LINE) throw new Refusal('entry-too-long');
    for (const cells of data) {
      this.#line += 1;
      if (cells.length > MOST_COLUMNS) throw new Refusal('too-many-columns', String(cells.length));
      if (this.#line === 1 && /^sep=.?$/.test(cells.join(''))) continue;
      if (cells.some((cell) => cell.trim() !== '')) yield { line: this.#line, cells };
    }
  }

  #decoded(block?: Uint8Array): string {
    try {
      return this.#decoder.decode(block, { stream: block !== undefined });
    } catch {
      throw new Refusal('not-utf8');
    }
  }
}

function delimiterOf(text: string): string {
  const named = /^sep=(.)\n/.exec(text)?.[1];
  if (named !== undefined) return named;
  return Papa.parse(text, { preview: 10, newline: '\n', delimitersToGuess: [',', ';', '\t', '|'] })
    .meta.delimiter;
}
