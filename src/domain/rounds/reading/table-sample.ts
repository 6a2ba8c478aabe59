import { COLUMN_WORDS } from './column-words.ts';
import { looksPersonal, personalByName } from './personal.ts';
import type { Personal } from './personal.ts';
import { PREVIEW_ROWS } from './read-event.ts';
import type { ColumnMapping, ColumnRole, TablePreview } from './read-event.ts';
import { currencyIn, decimalSignIn } from './table-amounts.ts';
import { readsBothWays } from './times.ts';

/** Rows that are looked at before a mapping is guessed. */
export const SAMPLE_ROWS = 50;

type Cells = readonly string[];

/** The first rows of a table that no shape fits: what its columns are called, and which are personal. */
export class TableSample {
  /** Empty for each column where the first row is one of values. */
  readonly heads: Cells;
  readonly rows: readonly Cells[];
  readonly personal: ReadonlyMap<number, Personal>;
  readonly #columns: ReadonlyMap<ColumnRole, number>;

  constructor(heads: Cells, rows: readonly Cells[]) {
    this.heads = heads;
    this.rows = rows;
    const byHead = rolesOf(heads);
    const isSeed = (at: number) =>
      [...byHead].some(([role, column]) => column === at && role.includes('seed'));
    const personal = heads.map(
      (head, at) => [at, isSeed(at) ? null : this.#kindOf(head, at)] as const,
    );
    this.personal = new Map(
      personal.filter((entry): entry is [number, Personal] => entry[1] !== null),
    );
    this.#columns = new Map([...byHead].filter(([, at]) => !this.personal.has(at)));
  }

  preview(file: number): TablePreview {
    const { guess, unsure } = this.#guess();
    const shown = (cells: Cells) =>
      this.heads.map((_, at) => this.personal.get(at) ?? cells[at]?.trim().slice(0, 80) ?? '');
    return {
      file,
      heads: this.heads.map((head) => looksPersonal(head) ?? head.slice(0, 80)),
      rows: this.rows.slice(0, PREVIEW_ROWS).map(shown),
      guess,
      ...(unsure.length > 0 && { unsure }),
      personal: [...this.personal.keys()],
    };
  }

  #kindOf(head: string, at: number): Personal | null {
    const ofValues = this.rows.map((cells) => looksPersonal(cells[at] ?? ''));
    return personalByName(head) ?? ofValues.find((kind) => kind !== null) ?? null;
  }

  #guess(): { guess: ColumnMapping; unsure: ('decimal' | 'dates')[] } {
    const amounts = (['stake', 'paid', 'profit', 'multiplier'] as const).flatMap((role) =>
      this.#cells(role),
    );
    const decimal = decimalOf(amounts);
    const dates = datesOf(this.#cells('time'));
    const currency = this.#columns.has('currency')
      ? ''
      : (amounts.map(currencyIn).find(Boolean) ?? '');
    const columns: ColumnMapping['columns'] = Object.fromEntries(this.#columns);
    return {
      guess: {
        columns,
        decimal: decimal ?? '.',
        dates: dates ?? 'day-first',
        minutesAhead: 0,
        currency,
        game: '',
      },
      unsure: [...(decimal ? [] : (['decimal'] as const)), ...(dates ? [] : (['dates'] as const))],
    };
  }

  #cells(role: ColumnRole): string[] {
    const at = this.#columns.get(role);
    if (at === undefined) return [];
    return this.rows.map((cells) => cells[at]?.trim() ?? '').filter((cell) => cell !== '');
  }
}

/** The first column that a role's surest word names; each column has one role. */
function rolesOf(heads: Cells): Map<ColumnRole, number> {
  const names = heads.map(wordsOf);
  const roles = new Map<ColumnRole, number>();
  for (const [role, words] of Object.entries(COLUMN_WORDS) as [ColumnRole, readonly string[]][]) {
    const free = (at: number) => ![...roles.values()].includes(at);
    const found = words
      .map((word) => names.findIndex((name, at) => free(at) && isWord(name, word)))
      .find((at) => at >= 0);
    if (found !== undefined) roles.set(role, found);
  }
  return roles;
}

const isWord = (name: string, word: string) => name === word || name === word.replaceAll(' ', '');

function wordsOf(head: string): string {
  return head
    .slice(0, 80)
    .replace(/\(.*\)/, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** `null` where the cells can be read both ways, or say different things. */
function decimalOf(cells: Cells): ColumnMapping['decimal'] | null {
  const signs = new Set(cells.map(decimalSignIn).filter((sign) => sign !== null));
  const [dot, comma] = [signs.has('.'), signs.has(',')];
  if (dot !== comma) return comma ? ',' : '.';
  return signs.size === 0 ? '.' : null;
}

function datesOf(cells: Cells): ColumnMapping['dates'] | null {
  const all = (pattern: RegExp) => cells.every((cell) => pattern.test(cell));
  if (all(/^\d{4}[-/.]/)) return 'iso';
  if (all(/^\d{12,14}$/)) return 'milliseconds';
  if (all(/^\d{9,10}(\.\d+)?$/)) return 'seconds';
  const ways = new Set(cells.map(readsBothWays));
  if (ways.has('day-first') === ways.has('month-first')) return null;
  return ways.has('day-first') ? 'day-first' : 'month-first';
}

/** Whether a table's first row names its columns: heads are no numbers, no dates and nobody's. */
export function isHead(cells: Cells): boolean {
  return cells.every(
    (cell) => !/^[\p{Sc}\s+-]*\d[\d.,:\s/-]*/u.test(cell.trim()) && looksPersonal(cell) === null,
  );
}
