import { currencyIn, decimalSignIn } from './amounts.ts';
import { COLUMN_WORDS } from './column-words.ts';
import type { Entry } from './entry.ts';
import { looksPersonal, type Personal, personalByName, wordsOf } from './personal.ts';
import { type ColumnMapping, type ColumnRole, PREVIEW_ROWS } from './read-event.ts';
import type { TablePreview } from './read-event.ts';
import { Unread } from './reasons.ts';
import { NO_HEAD } from './table-rows.ts';
import { dayOrMonth } from './times.ts';

/** Rows that are looked at before a mapping is guessed. */
export const SAMPLE_ROWS = 50;

const MOST_HEADS = 200;

/** The first rows of a table that no shape recognises, and what its columns seem to be. */
export class TableSample {
  readonly heads: readonly string[];
  /** Heads of columns that look personal. */
  readonly personal: ReadonlyMap<string, Personal>;
  readonly #rows: readonly Entry[];
  readonly #roles: ReadonlyMap<ColumnRole, string>;

  constructor(rows: readonly Entry[]) {
    this.heads = [...new Set(rows.flatMap(({ fields }) => Object.keys(fields)))];
    if (this.heads.length === 0) throw new Unread('no-rounds');
    if (this.heads.length > MOST_HEADS) throw new Unread('too-long', String(this.heads.length));
    this.#rows = rows;
    const roles = rolesOf(this.heads);
    const seeds = [...roles].flatMap(([role, head]) => (role.includes('seed') ? [head] : []));
    const others = this.heads.filter((head) => !seeds.includes(head));
    this.personal = new Map(others.flatMap((head) => this.#personalIn(head)));
    this.#roles = new Map([...roles].filter(([, head]) => !this.personal.has(head)));
  }

  preview(file: number): TablePreview {
    const roles = [...this.#roles].map(([role, head]) => [role, this.heads.indexOf(head)] as const);
    const amounts = (['stake', 'paid', 'profit', 'multiplier'] as const).flatMap(this.#cells);
    const decimal = decimalOf(amounts);
    const dates = datesOf(this.#cells('time'));
    const currency = this.#roles.has('currency')
      ? undefined
      : amounts.map(currencyIn).find(Boolean);
    return {
      file,
      heads: this.heads.map((head) => (head.startsWith(NO_HEAD) ? '' : head.slice(0, 80))),
      rows: this.#rows.slice(0, PREVIEW_ROWS).map(this.#shown),
      guess: {
        columns: Object.fromEntries(roles),
        decimal: decimal ?? '.',
        dates: dates ?? 'day-first',
        minutesAhead: 0,
        currency: currency ?? '',
        game: '',
      },
      unsure: [...(decimal ? [] : ['decimal' as const]), ...(dates ? [] : ['dates' as const])],
      personal: this.heads.flatMap((head, at) => (this.personal.has(head) ? [at] : [])),
    };
  }

  readonly #shown = (row: Entry) =>
    this.heads.map((head) => this.personal.get(head) ?? cellOf(row, head).slice(0, 80));

  readonly #cells = (role: ColumnRole) => {
    const head = this.#roles.get(role);
    return head === undefined ? [] : this.#rows.map((row) => cellOf(row, head)).filter(Boolean);
  };

  #personalIn(head: string): [string, Personal][] {
    const kinds = this.#rows.map((row) => looksPersonal(cellOf(row, head)));
    const kind = personalByName(head) ?? kinds.find((found) => found !== null) ?? null;
    return kind === null ? [] : [[head, kind]];
  }
}

/** A value as text; nothing of what is an object or a list. */
export function cellOf(row: Entry, head: string): string {
  const value = row.value(head);
  if (typeof value === 'number') return row.amount(head) ?? '';
  return typeof value === 'object' ? '' : String(value).trim();
}

/** The column that a role's surest word names; each column has one role. */
function rolesOf(heads: readonly string[]): Map<ColumnRole, string> {
  const roles = new Map<ColumnRole, string>();
  for (const [role, words] of Object.entries(COLUMN_WORDS) as [ColumnRole, readonly string[]][]) {
    const free = heads.filter((head) => ![...roles.values()].includes(head));
    const named = words.flatMap((word) =>
      free.filter((head) => [word, word.replaceAll(' ', '')].includes(wordsOf(head))),
    );
    if (named[0] !== undefined) roles.set(role, named[0]);
  }
  return roles;
}

/** `null` where the cells can be read both ways, or some one way and some the other. */
function decimalOf(cells: readonly string[]): ColumnMapping['decimal'] | null {
  const signs = new Set(cells.map(decimalSignIn));
  if (signs.has('.') !== signs.has(',')) return signs.has(',') ? ',' : '.';
  return signs.has('.') || signs.has('either') ? null : '.';
}

function datesOf(cells: readonly string[]): ColumnMapping['dates'] | null {
  const all = (pattern: RegExp) => cells.every((cell) => pattern.test(cell));
  if (all(/^\d{4}[-/.]/)) return 'iso';
  if (all(/^\d{12,14}$/)) return 'milliseconds';
  if (all(/^\d{9,10}(\.\d+)?$/)) return 'seconds';
  const ways = new Set(cells.map(dayOrMonth));
  if (ways.has('day-first') === ways.has('month-first')) return null;
  return ways.has('day-first') ? 'day-first' : 'month-first';
}
