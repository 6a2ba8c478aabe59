import type { ColumnMapping, ColumnRole, TablePreview } from '#domain/rounds/reading/read-event.ts';
import type { BonusRules } from '#domain/rounds/report.ts';
import type { Place } from '#domain/rounds/round.ts';

/** By field, the sentence that says what is wrong. */
export type FormErrors = Readonly<Record<string, string>>;
export type ReadForm<Value> = { ok: true; value: Value } | { ok: false; errors: FormErrors };

const ROLES: readonly ColumnRole[] = [
  ...(['stake', 'paid', 'profit', 'multiplier', 'currency', 'game', 'time', 'result'] as const),
  ...(['nonce', 'client-seed', 'server-seed-hash', 'server-seed'] as const),
];

/** A day has no clock further ahead or behind. */
const MOST_MINUTES = 14 * 60;

const textIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The columns as the reader confirmed them. A stake and what came back are the least that is needed. */
export function readMapping(form: FormData, { personal }: TablePreview): ReadForm<ColumnMapping> {
  const columns: Partial<Record<ColumnRole, number>> = {};
  for (const role of ROLES) {
    const chosen = textIn(form, role);
    if (chosen !== '' && !personal.includes(Number(chosen))) columns[role] = Number(chosen);
  }
  const minutesAhead = Number(textIn(form, 'minutesAhead') || '0');
  const isClock = Number.isInteger(minutesAhead) && Math.abs(minutesAhead) <= MOST_MINUTES;
  const errors: Record<string, string> = {};
  if (columns.stake === undefined) errors['stake'] = 'Choose the column of the stake.';
  if (columns.paid === undefined && columns.profit === undefined) {
    errors['paid'] = 'Choose what came back, or the profit below.';
  }
  if (!isClock) errors['minutesAhead'] = 'Enter whole minutes from -840 to 840.';
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    value: {
      columns,
      decimal: textIn(form, 'decimal') === ',' ? ',' : '.',
      dates: datesIn(textIn(form, 'dates')),
      minutesAhead,
      currency: textIn(form, 'currencyOfAll').toUpperCase(),
      game: textIn(form, 'gameOfAll').toLowerCase(),
    },
  };
}

const DATES = ['iso', 'day-first', 'month-first', 'seconds', 'milliseconds'] as const;
const datesIn = (text: string) => DATES.find((order) => order === text) ?? 'iso';

/** No server seed of any casino is longer. */
const LONGEST_SEED = 1024;

/** Seeds from a text area, one a line. */
export function readSeeds(form: FormData): ReadForm<readonly string[]> {
  const lines = textIn(form, 'seeds')
    .split(/\r?\n/)
    .map((line) => line.trim());
  const long = lines.findIndex((line) => line.length > LONGEST_SEED);
  if (long >= 0) {
    const errors = { seeds: `Line ${long + 1} is longer than any seed: 1,024 characters at most.` };
    return { ok: false, errors };
  }
  const seeds = [...new Set(lines.filter((line) => line !== ''))];
  if (seeds.length > 0) return { ok: true, value: seeds };
  return { ok: false, errors: { seeds: 'Paste a server seed that the casino has revealed.' } };
}

/** A row of a file, both counted from 1. */
export function readRow(form: FormData): ReadForm<Place> {
  const [row, file] = [Number(textIn(form, 'row')), Number(textIn(form, 'file') || '1')];
  const errors: Record<string, string> = {};
  if (!Number.isInteger(row) || row < 1) errors['row'] = 'Enter the number of a row, from 1.';
  if (!Number.isInteger(file) || file < 1) errors['file'] = 'Enter the number of a file, from 1.';
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: { file: file - 1, row } };
}

/** The rules of a bonus; what is left empty is not checked. */
export function readBonusRules(form: FormData): ReadForm<BonusRules> {
  const [startsAt, endsAt] = [timeIn(form, 'startsAt'), timeIn(form, 'endsAt')];
  const largestBet = textIn(form, 'largestBet');
  const currency = textIn(form, 'currency').toUpperCase();
  const excludedGames = textIn(form, 'excludedGames')
    .split(',')
    .map((game) => game.trim().toLowerCase())
    .filter((game) => game !== '');
  const errors: Record<string, string> = {};
  if (largestBet !== '' && !/^\d+(\.\d+)?$/.test(largestBet)) {
    errors['largestBet'] = 'Enter a sum in digits, such as 5 or 0.0002.';
  }
  if (currency === '') errors['currency'] = 'Enter the currency of the bonus, such as USDT.';
  if (startsAt !== null && endsAt !== null && endsAt < startsAt) {
    errors['endsAt'] = 'The end lies before the start.';
  }
  const isEmpty = startsAt === null && endsAt === null && largestBet === '';
  if (isEmpty && excludedGames.length === 0) errors['largestBet'] = 'Enter one rule or more.';
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    value: { startsAt, endsAt, largestBet: largestBet || null, currency, excludedGames },
  };
}

/** A time of the form, which is in UTC as the times of a history are. */
function timeIn(form: FormData, name: string): number | null {
  const text = textIn(form, name);
  const at = text === '' ? Number.NaN : Date.parse(`${text}Z`);
  return Number.isNaN(at) ? null : at;
}
