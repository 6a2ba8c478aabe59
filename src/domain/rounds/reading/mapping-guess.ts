import { amountIn, codeOf, currencyOfHead, decimalSignIn } from './amounts.ts';
import type { Entry } from './entry.ts';
import { entryKind } from './ledger.ts';
import { looksPersonal } from './personal.ts';
import {
  type ColumnMapping,
  type MappingQuestion,
  PREVIEW_ROWS,
  type TablePreview,
} from './read-event.ts';
import { NO_HEAD } from './table-rows.ts';
import { cellOf, namesAlike, type TableSample } from './table-sample.ts';
import { datesIn } from './times.ts';
import { agree, areElsewhere, meaningOfPaid } from './witnesses.ts';

const LONGEST_SHOWN = 80;

/** The first rows and the guessed columns of a file, for the reader to confirm. Personal values are not shown. */
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

const headShown = (head: string) => (head.startsWith(NO_HEAD) ? '' : head.slice(0, LONGEST_SHOWN));

/** Cells of a role, empty where no column has it. */
type CellsOf = (role: string) => readonly string[];

/** The mapping that heads and cells suggest, and what they leave open. */
function guessOf({ rows, heads, personal, roles: named }: TableSample) {
  const cellsOf: CellsOf = (role) => rows.map((row) => cellOf(row, roles[role]));
  const roles = { ...named };
  const { decimal, isOpen } = decimalOf(
    ['stake', 'paid', 'profit', 'multiplier'].flatMap((role) => cellsOf(role)),
  );
  const amounts = (role: string) => cellsOf(role).map((cell) => amountIn(cell, decimal));
  const numbers = (role: string) => amounts(role).map((found) => Number(found?.amount ?? NaN));
  const codes = new Set(
    ['stake', 'paid', 'profit']
      .flatMap(amounts)
      .flatMap((found) => (found?.units ?? []).map((unit) => codeOf(unit))),
  );
  const ofHead = currencyOfHead(roles['stake'] ?? '');
  const [currency = ''] = 'currency' in roles || codes.size > 1 ? [] : [...codes, ofHead];
  const meaning = meaningOfPaid(numbers);
  const { paid: head, ...others } = roles;
  const found: Record<string, string> = head === undefined ? roles : { [meaning]: head, ...others };
  const [paids, profits] = [amounts('paid'), amounts('profit')];
  const isDenied = amounts('stake').some(
    (stake, row) => !agree(stake?.amount, paids[row]?.amount, profits[row]?.amount),
  );
  const stakes = stakesOf(found, cellsOf, numbers);
  const taken = [...Object.values(found), ...personal.keys()];
  const free = heads.filter((other) => !taken.includes(other));
  const parts = free.find((other) => saysParts(rows.map((row) => cellOf(row, other))));
  if (stakes === 'ledger' && parts !== undefined) found['type'] ??= parts;
  const times = cellsOf('time').filter(Boolean).map(datesIn);
  const dates = datesOf(times);
  const isDouble = (role: string) =>
    heads.filter((other) => role in found && namesAlike(other, found[role] ?? '')).length > 1;
  const hasEmpty = 'paid' in found && !('profit' in found) && cellsOf('paid').includes('');
  const asks: readonly (readonly [MappingQuestion, boolean])[] = [
    ['ledger', stakes === 'ledger'],
    ['negative-stakes', stakes === 'negative'],
    ['paid-is-profit', meaning === 'profit'],
    ['paid-is-winnings', meaning === 'winnings'],
    ['paid-is-multiplier', meaning === 'multiplier'],
    ['amounts-disagree', meaning === 'paid' && (isDenied || areElsewhere(numbers))],
    ['two-columns', isDouble('stake') || isDouble('paid')],
    ['empty-payout', hasEmpty && stakes !== 'ledger'],
    ['decimal-sign', isOpen],
    ['day-or-month', times.includes('either') && !times.includes(dates)],
  ];
  return {
    ...{ roles: found, decimal, dates, currency, stakes },
    emptyPayout: 'unknown' as const,
    asks: asks.flatMap(([ask, isAsked]) => (isAsked ? [ask] : [])),
  };
}

/** A comma only where no cell has a point. Beside whole numbers, a sign before three digits parts thousands. */
function decimalOf(cells: readonly string[]) {
  const signs = new Set(cells.map(decimalSignIn));
  const [hasComma, hasPoint] = [signs.has(','), signs.has('.')];
  const groups = cells.filter((cell) => /^\D*\d{1,3}[.,]\d{3}\D*$/.test(cell));
  const isGrouped =
    groups.some((cell) => cell.includes('.')) && cells.some((cell) => /^\D*\d+\D*$/.test(cell));
  const isClear = hasComma || hasPoint;
  const isComma = isClear ? !hasPoint : isGrouped;
  const decimal: ColumnMapping['decimal'] = isComma ? ',' : '.';
  return { decimal, isOpen: isClear ? hasComma && hasPoint : groups.length > 0 };
}

/** A ledger by its words, by stakes of both signs, or by two columns of which each row fills one. */
function stakesOf(
  roles: Readonly<Record<string, string>>,
  cellsOf: CellsOf,
  numbers: (role: string) => readonly number[],
): ColumnMapping['stakes'] {
  const [stakes, paid] = [numbers('stake'), numbers('paid')];
  const kinds = new Set(cellsOf('type').map(entryKind));
  const below = stakes.filter((stake) => stake < 0).length;
  const above = stakes.filter((stake) => stake > 0).length;
  const hasBoth = stakes.some((stake, row) => Boolean(stake) && Boolean(paid[row]));
  const isLedger =
    (kinds.has('bet') && kinds.has('return') && !('multiplier' in roles)) ||
    (below > 0 && above > 0 && !('paid' in roles || 'profit' in roles)) ||
    ('stake' in roles && cellsOf('stake').includes('') && paid.some(Boolean) && !hasBoth);
  return isLedger ? 'ledger' : below > 0 && above === 0 ? 'negative' : 'plain';
}

/** True for the column of a ledger that says in words what moved. */
function saysParts(cells: readonly string[]): boolean {
  const kinds = cells.map(entryKind).filter((kind) => kind !== null);
  const isMost = kinds.length > cells.length / 2;
  return isMost && kinds.includes('bet') && kinds.some((kind) => kind !== 'bet');
}

/** The way in which most times are written: one word among them is no way of writing. */
function datesOf(times: readonly ReturnType<typeof datesIn>[]): ColumnMapping['dates'] {
  const known = times.filter((way) => way !== null);
  const count = (way: string) => known.filter((other) => other === way).length;
  const ways = known.toSorted((a, b) => count(b) - count(a));
  const [most = 'iso'] = ways;
  // Those that can be read both ways follow those that cannot.
  const certain = ways.find((way) => way === 'day-first' || way === 'month-first');
  return most === 'either' ? (certain ?? 'day-first') : most;
}
