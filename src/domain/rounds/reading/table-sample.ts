import { currencyOfHead, decimalFrom, TIMES } from './amounts.ts';
import { COLUMN_WORDS } from './column-words.ts';
import type { Entry } from './entry.ts';
import { looksPersonal, type Personal, personalByName, wordsOf } from './personal.ts';
import { ReadError } from './reasons.ts';

/** Rows that are looked at before a mapping is guessed. */
export const SAMPLE_ROWS = 50;
const MOST_HEADS = 200;

/** The first rows of a table that no shape recognises, and what its columns seem to be. */
export type TableSample = {
  rows: readonly Entry[];
  heads: readonly string[];
  /** Heads of columns that look personal. */
  personal: ReadonlyMap<string, Personal>;
  /** The other heads by their role. */
  roles: Readonly<Record<string, string>>;
};

/** Roles of the columns, by their heads and values. Throws a `ReadError` for a table without heads or with too many. */
export function sampleOf(rows: readonly Entry[]): TableSample {
  const heads = [...new Set(rows.flatMap(({ fields }) => Object.keys(fields)))];
  if (heads.length === 0) throw new ReadError('no-rounds');
  if (heads.length > MOST_HEADS) throw new ReadError('too-long', String(heads.length));
  const all = Object.entries(rolesOf(heads, rows));
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

/** A value as text; nothing of what is an object or a list. */
export function cellOf(row: Entry, head: string | undefined): string {
  const value = row.value(head);
  if (typeof value === 'number') return decimalFrom(value) ?? String(value);
  return typeof value === 'object' ? '' : String(value).trim();
}

/** Words of a head, without the currency behind them. */
function roleWords(head: string): string {
  const words = wordsOf(head);
  const code = currencyOfHead(head).toLowerCase();
  return code !== '' && words.endsWith(` ${code}`) ? words.slice(0, -code.length - 1) : words;
}

/** True for heads that differ in their currency at most. */
export const namesAlike = (one: string, other: string) => roleWords(one) === roleWords(other);

/**
 * The column that a role's surest word names; each column has one role. Cells with a × are multipliers, whatever
 * their head says. Of two columns in two currencies the one that the column of currencies means is taken.
 */
function rolesOf(heads: readonly string[], rows: readonly Entry[]): Record<string, string> {
  const roles: Record<string, string> = {};
  const isNamed = (head: string, word: string) => {
    const words = roleWords(head);
    // As an object `betAmount` names its own amount.
    const short = words.replace(/ (?:amount|value)$/, '');
    return [words, short].some((name) => name === word || name === word.replaceAll(' ', ''));
  };
  const isTimes = (head: string) => {
    const cells = rows.map((row) => cellOf(row, head)).filter(Boolean);
    const times = cells.filter((cell) => TIMES.test(cell));
    // A lost round may have a bare 0.
    return times.length > cells.filter((cell) => !TIMES.test(cell) && /[1-9]/.test(cell)).length;
  };
  const multipliers = heads.filter(isTimes);
  const hasCurrencies = heads.some((head) =>
    COLUMN_WORDS.currency.some((word) => isNamed(head, word)),
  );
  const isSecond = (head: string) => Number((currencyOfHead(head) === '') !== hasCurrencies);
  const inOrder = heads.toSorted((one, other) => isSecond(one) - isSecond(other));
  for (const [role, words] of Object.entries(COLUMN_WORDS)) {
    const isOther = (head: string) =>
      !Object.values(roles).includes(head) &&
      (role === 'multiplier' || !multipliers.includes(head));
    const free = inOrder.filter(isOther);
    const [head] = words.flatMap((word) => free.filter((other) => isNamed(other, word)));
    if (head !== undefined) roles[role] = head;
  }
  const [times] = multipliers;
  if (times !== undefined) roles['multiplier'] ??= times;
  return roles;
}
