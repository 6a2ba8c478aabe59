import { currencyIn, decimalFrom, decimalSignIn } from './amounts.ts';
import { COLUMN_WORDS } from './column-words.ts';
import type { Entry } from './entry.ts';
import { looksPersonal, type Personal, personalByName, wordsOf } from './personal.ts';
import { type ColumnMapping, PREVIEW_ROWS, type TablePreview } from './read-event.ts';
import { ReadError } from './reasons.ts';
import { NO_HEAD } from './table-rows.ts';
import { dayOrMonth } from './times.ts';

/** Rows that are looked at before a mapping is guessed. */
export const SAMPLE_ROWS = 50;
const MOST_HEADS = 200;
const LONGEST_SHOWN = 80;

/** The first rows of a table that no shape recognises, and what its columns seem to be. */
export type TableSample = {
  rows: readonly Entry[];
  heads: readonly string[];
  /** Heads of columns that look personal. */
  personal: ReadonlyMap<string, Personal>;
  /** The other heads by their role. */
  roles: Readonly<Record<string, string>>;
};

export function sampleOf(rows: readonly Entry[]): TableSample {
  const heads = [...new Set(rows.flatMap(({ fields }) => Object.keys(fields)))];
  if (heads.length === 0) throw new ReadError('no-rounds');
  if (heads.length > MOST_HEADS) throw new ReadError('too-long', String(heads.length));
  const all = Object.entries(rolesOf(heads));
  const seeds = all.flatMap(([role, head]) => (role.includes('seed') ? [head] : []));
  const personal = new Map<string, Personal>();
  for (const head of heads.filter((other) => !seeds.includes(other))) {
    const ofValues = rows.map((row) => looksPersonal(cellOf(row, head)));
    const kind = personalByName(head) ?? ofValues.find((found) => found !== null);
    if (kind) personal.set(head, kind);
  }
  const roles = Object.fromEntries(all.filter(([, head]) => !personal.has(head)));
  return { rows, heads, personal, roles };
}

export function previewOf(
  { rows, heads, personal, roles }: TableSample,
  file: number,
): TablePreview {
  const cells = (role: string) => rows.map((row) => cellOf(row, roles[role])).filter(Boolean);
  const amounts = ['stake', 'paid', 'profit', 'multiplier'].flatMap(cells);
  const currency = 'currency' in roles ? undefined : amounts.map(currencyIn).find(Boolean);
  const shown = (row: Entry) =>
    heads.map((head) => personal.get(head) ?? cellOf(row, head).slice(0, LONGEST_SHOWN));
  return {
    file,
    heads: heads.map((head) => looksPersonal(head) ?? headShown(head)),
    rows: rows.slice(0, PREVIEW_ROWS).map(shown),
    guess: {
      columns: Object.fromEntries(
        Object.entries(roles).map(([role, head]) => [role, heads.indexOf(head)]),
      ),
      decimal: decimalOf(amounts),
      dates: datesOf(cells('time')),
      ...{ minutesAhead: 0, currency: currency ?? '', game: '' },
    },
    personal: heads.flatMap((head, at) => (personal.has(head) ? [at] : [])),
  };
}

const headShown = (head: string) => (head.startsWith(NO_HEAD) ? '' : head.slice(0, LONGEST_SHOWN));

/** A value as text; nothing of what is an object or a list. */
export function cellOf(row: Entry, head: string | undefined): string {
  const value = row.value(head);
  if (typeof value === 'number') return decimalFrom(value) ?? String(value);
  return typeof value === 'object' ? '' : String(value).trim();
}

/** The column that a role's surest word names; each column has one role. */
function rolesOf(heads: readonly string[]): Record<string, string> {
  const roles: Record<string, string> = {};
  for (const [role, words] of Object.entries(COLUMN_WORDS)) {
    const free = heads.filter((head) => !Object.values(roles).includes(head));
    const isNamed = (head: string, word: string) =>
      [word, word.replaceAll(' ', '')].includes(wordsOf(head));
    const [head] = words.flatMap((word) => free.filter((other) => isNamed(other, word)));
    if (head !== undefined) roles[role] = head;
  }
  return roles;
}

/** A comma only where no cell has a point, and a day before the month where neither is certain. */
function decimalOf(cells: readonly string[]): ColumnMapping['decimal'] {
  const signs = new Set(cells.map(decimalSignIn));
  return signs.has(',') && !signs.has('.') ? ',' : '.';
}

function datesOf(cells: readonly string[]): ColumnMapping['dates'] {
  const all = (pattern: RegExp) => cells.every((cell) => pattern.test(cell));
  if (all(/^\d{4}[-/.]/)) return 'iso';
  if (all(/^\d{12,14}$/)) return 'milliseconds';
  if (all(/^\d{9,10}(\.\d+)?$/)) return 'seconds';
  const ways = new Set(cells.map(dayOrMonth));
  return ways.has('month-first') && !ways.has('day-first') ? 'month-first' : 'day-first';
}
