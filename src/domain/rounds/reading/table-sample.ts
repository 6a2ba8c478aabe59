import { amountIn, codeOf, currencyOfHead, decimalFrom, decimalSignIn, TIMES } from './amounts.ts';
import { COLUMN_WORDS } from './column-words.ts';
import type { Entry } from './entry.ts';
import { entryKind } from './ledger.ts';
import { looksPersonal, type Personal, personalByName, wordsOf } from './personal.ts';
import {
  type ColumnMapping,
  type MappingQuestion,
  PREVIEW_ROWS,
  type TablePreview,
} from './read-event.ts';
import { ReadError } from './reasons.ts';
import { NO_HEAD } from './table-rows.ts';
import { datesIn } from './times.ts';
import { agree, meaningOfPaid } from './witnesses.ts';

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

export function previewOf(sample: TableSample, file: number): TablePreview {
  const { rows, heads, personal } = sample;
  const { roles, asks, ...guess } = guessOf(sample);
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
      ...guess,
      ...{ minutesAhead: 0, game: '' },
    },
    asks,
    personal: heads.flatMap((head, at) => (personal.has(head) ? [at] : [])),
  };
}

const AMOUNTS = ['stake', 'paid', 'profit', 'multiplier'];

const isWhole = (cell: string) => /^\D*\d+\D*$/.test(cell);

/** The mapping that heads and cells suggest, and what they leave open. */
function guessOf({ rows, heads, roles: named }: TableSample) {
  const roles = { ...named };
  const all = (role: string) => rows.map((row) => cellOf(row, roles[role]));
  const filled = (role: string) => all(role).filter(Boolean);
  const amounts = AMOUNTS.flatMap(filled);
  const signs = new Set(amounts.map(decimalSignIn));
  const isClear = signs.has(',') || signs.has('.');
  // Beside whole numbers, a sign before three digits parts thousands.
  const groups = amounts.filter((cell) => /^\D*\d{1,3}[.,]\d{3}\D*$/.test(cell));
  const isGrouped = !isClear && groups.some((cell) => cell.includes('.')) && amounts.some(isWhole);
  const isComma = isClear ? signs.has(',') && !signs.has('.') : isGrouped;
  const decimal: ColumnMapping['decimal'] = isComma ? ',' : '.';
  const number = (cell: string) => Number(amountIn(cell, decimal)?.amount ?? NaN);
  const [stakes, paid] = [all('stake').map(number), all('paid').map(number)];
  const money = ['stake', 'paid', 'profit'].flatMap(filled);
  const codes = new Set(
    money.flatMap((cell) => amountIn(cell, decimal)?.units ?? []).map((unit) => codeOf(unit)),
  );
  const ofHead = currencyOfHead(roles['stake'] ?? '');
  const [currency = ''] = 'currency' in roles || codes.size > 1 ? [] : [...codes, ofHead];
  const meaning = meaningOfPaid(rows.length, (role, row) => number(all(role)[row] ?? ''));
  const [head = ''] = [roles['paid']];
  if (meaning !== null) {
    delete roles['paid'];
    roles[meaning] ??= head;
  }
  const times = filled('time').map(datesIn);
  const dates = datesOf(times);
  const below = stakes.filter((stake) => stake < 0).length;
  const played = stakes.filter((stake) => stake !== 0 && !Number.isNaN(stake)).length;
  const parts = rows.map(
    (_, row) => [stakes[row], paid[row]].filter((part) => part && !Number.isNaN(part)).length,
  );
  const kinds = new Set(filled('type').map(entryKind));
  const isLedger =
    (kinds.has('bet') && kinds.has('return') && !('multiplier' in roles)) ||
    (below > 0 && below < played && !('paid' in roles || 'profit' in roles)) ||
    ('stake' in roles && all('stake').includes('') && paid.some(Boolean) && !parts.includes(2));
  const isNegative = !isLedger && below > 0 && below === played;
  const isDenied = (row: Entry) => {
    const [stake, back, profit] = ['stake', 'paid', 'profit'].map(
      (role) => amountIn(cellOf(row, roles[role]), decimal)?.amount,
    );
    return stake !== undefined && back && profit ? !agree(stake, back, profit) : false;
  };
  const others = (role: string) =>
    heads.filter((other) => roles[role] !== undefined && namesAlike(other, roles[role])).length > 1;
  const asks: readonly (readonly [MappingQuestion, boolean])[] = [
    ['ledger', isLedger],
    ['negative-stakes', isNegative],
    ['paid-is-profit', meaning === 'profit'],
    ['paid-is-multiplier', meaning === 'multiplier'],
    ['amounts-disagree', rows.some(isDenied)],
    ['two-columns', others('stake') || others('paid')],
    [
      'empty-payout',
      !isLedger && 'paid' in roles && !('profit' in roles) && all('paid').includes(''),
    ],
    ['decimal-sign', isClear ? signs.has(',') && signs.has('.') : groups.length > 0],
    ['day-or-month', times.includes('either') && !times.includes(dates)],
  ];
  return {
    ...{ roles, decimal, dates, currency },
    stakes: isLedger ? 'ledger' : isNegative ? 'negative' : 'plain',
    emptyPayout: 'unknown',
    asks: asks.flatMap(([ask, isOpen]) => (isOpen ? [ask] : [])),
  } as const;
}

const headShown = (head: string) => (head.startsWith(NO_HEAD) ? '' : head.slice(0, LONGEST_SHOWN));

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

const namesAlike = (one: string, other: string) => roleWords(one) === roleWords(other);

/**
 * The column that a role's surest word names; each column has one role. Cells with a × are multipliers, whatever
 * their head says. Of two columns in two currencies the one that the column of currencies means is taken.
 */
function rolesOf(heads: readonly string[], rows: readonly Entry[]): Record<string, string> {
  const roles: Record<string, string> = {};
  const isNamed = (head: string, word: string) =>
    [word, word.replaceAll(' ', '')].includes(roleWords(head));
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
  const inOrder = heads.toSorted((one, other) => {
    const [first, second] = [one, other].map((head) =>
      Number((currencyOfHead(head) === '') !== hasCurrencies),
    );
    return (first ?? 0) - (second ?? 0);
  });
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

/** The way in which most times are written: one word among them is no way of writing. */
function datesOf(times: readonly ReturnType<typeof datesIn>[]): ColumnMapping['dates'] {
  const known = times.filter((way) => way !== null);
  const ways = [...Map.groupBy(known, (way) => way)].toSorted((a, b) => b[1].length - a[1].length);
  const [most = 'either'] = ways.map(([way]) => way);
  if (most !== 'either') return most;
  // Those that can be read both ways follow those that cannot.
  const certain = ways
    .map(([way]) => way)
    .find((way) => way === 'day-first' || way === 'month-first');
  return known.length === 0 ? 'iso' : certain === 'month-first' ? certain : 'day-first';
}
