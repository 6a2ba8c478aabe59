import type { ColumnRole } from '#domain/rounds/reading/column-words.ts';
import type {
  ColumnMapping,
  MappingQuestion,
  TablePreview,
} from '#domain/rounds/reading/read-event.ts';

type Choice = readonly [value: string, text: string];
export type FormField = {
  name: string;
  label: string;
  value?: string;
  required?: boolean;
  /** Pattern of valid input, and its error message. */
  pattern?: RegExp;
  ask?: string;
  /** Another kind of control, or options as value and text. */
  control?: 'datetime-local' | 'textarea' | readonly Choice[];
  /** Rarely of use: below the others, behind a fold. */
  isFolded?: boolean;
};

export type FieldErrors = Readonly<Record<string, string>>;

export const COLUMN_ROLES: readonly (readonly [ColumnRole, string])[] = [
  ['stake', 'Stake'],
  ['type', 'Bet or win, where each has a row'],
  ['paid', 'All that came back'],
  ['profit', 'Profit, where the table has that instead'],
  ['winnings', 'Winnings without the stake, 0 if lost'],
  ['multiplier', 'Multiplier'],
  ['currency', 'Currency'],
  ['game', 'Game'],
  ['time', 'Time'],
  ['result', 'Result'],
  ['nonce', 'Number of the bet (nonce)'],
  ['client-seed', 'Client seed'],
  ['server-seed-hash', 'Hash of the server seed'],
  ['server-seed', 'Revealed server seed'],
];
const DECIMALS: readonly Choice[] = [
  ['.', '1,234.56'],
  [',', '1.234,56'],
];
export const DATES: readonly (readonly [ColumnMapping['dates'], string])[] = [
  ['iso', '2026-01-28'],
  ['day-first', '28/01/2026'],
  ['month-first', '01/28/2026'],
  ['seconds', 'Seconds since 1970'],
  ['milliseconds', 'Milliseconds since 1970'],
  ['microseconds', 'Microseconds since 1970'],
  ['days', 'Days of a spreadsheet, such as 45672.55'],
];
export const STAKES: readonly (readonly [ColumnMapping['stakes'], string])[] = [
  ['plain', 'One row a bet'],
  ['negative', 'One row a bet, stakes below zero'],
  ['ledger', 'A row for each bet, and one for what came back'],
];
const EMPTY_PAYOUTS: readonly (readonly [ColumnMapping['emptyPayout'], string])[] = [
  ['unknown', 'No, or not sure: leave its stake out of the total'],
  ['lost', 'Yes, nothing came back'],
];
const CLOCK = { pattern: /^-?\d{1,3}$/, ask: 'Enter whole minutes, such as 120 or -300.' };
/** Digits, or words that may be those of terms. */
const LIMIT = {
  pattern: /^(\d+(\.\d+)?|.*(?:bonus|deposit|[$€£₹]|[a-z]{3}).*)$/i,
  ask: 'Enter an amount such as 5, or the words of the terms: 20% of the bonus.',
};
const SUM = { pattern: /^\d+(\.\d+)?$/, ask: 'Enter an amount in digits, such as 5 or 0.0002.' };
const MOMENT = { control: 'datetime-local', ask: 'Enter day and time in full.' } as const;

export const columnName = (head: string, column: number): string =>
  head === '' ? `Column ${column + 1}` : head;

/** Questions on a table whose guesses have to be confirmed. */
export const MAPPING_QUESTIONS: Readonly<Record<MappingQuestion, string>> = {
  'empty-payout': 'Some payouts are empty. Is an empty payout a lost bet?',
  'paid-is-profit':
    'The payouts fit the stakes only as profits, so we took that column for the profit. Is it?',
  'paid-is-winnings':
    'The payouts fit the stakes only without them, so we add the stake to each win. Should we?',
  'paid-is-multiplier':
    'The payouts fit the stakes only as multipliers, so we took that column for them. Is it?',
  'amounts-disagree':
    'The payout contradicts the profit or multiplier. Which column holds all that came back?',
  ledger: 'This looks like an account, with a row for each bet and one for each win. Is it?',
  'negative-stakes': 'All stakes are below zero. Are they bets, written as what left your balance?',
  'two-columns': 'Two columns have the same name in two currencies. Did we choose the right one?',
  'decimal-sign':
    'The numbers don’t show whether a point or a comma parts decimals. Which one does?',
  'day-or-month': 'No date shows whether the day or the month comes first. Which one does?',
};

/** Fields for the columns of an unknown table, with the guesses filled in; those without one are folded. */
export function mappingFields(table: TablePreview): readonly FormField[] {
  const { heads, guess, personal, asks } = table;
  const columns = heads.flatMap((head, column): Choice[] =>
    personal.includes(column) ? [] : [[String(column), columnName(head, column)]],
  );
  const roles = COLUMN_ROLES.map(([name, label]): FormField => {
    const value = String(guess.columns[name] ?? '');
    const control = [['', 'Not in the table'] as const, ...columns];
    const needed = { required: true, ask: 'Choose the column that holds the stakes.' };
    const isFolded = value === '' && !['stake', 'paid'].includes(name);
    return { name, label, value, control, isFolded, ...(name === 'stake' && needed) };
  });
  const { currency, game, time } = guess.columns;
  return [
    ...roles,
    {
      ...{ name: 'stakes', label: 'Rows', value: guess.stakes, control: STAKES },
      isFolded: guess.stakes === 'plain',
    },
    {
      ...{ name: 'emptyPayout', label: 'Is an empty payout a lost bet?' },
      ...{ value: guess.emptyPayout, control: EMPTY_PAYOUTS },
      isFolded: !asks.includes('empty-payout'),
    },
    { name: 'decimal', label: 'Numbers are written', value: guess.decimal, control: DECIMALS },
    {
      ...{ name: 'dates', label: 'Times are written', value: guess.dates, control: DATES },
      isFolded: time === undefined,
    },
    {
      ...{ name: 'minutesAhead', label: 'Minutes its clock is ahead of UTC', isFolded: true },
      ...{ value: String(guess.minutesAhead), ...CLOCK },
    },
    {
      ...{ name: 'currencyOfAll', label: 'Currency, if no column has it' },
      ...{ value: guess.currency, isFolded: currency !== undefined },
    },
    {
      ...{ name: 'gameOfAll', label: 'Game, if no column has it' },
      ...{ value: guess.game, isFolded: game !== undefined },
    },
  ];
}

/** Rules of a bonus that a history can be checked against. */
export const BONUS_FIELDS: readonly FormField[] = [
  { name: 'startsAt', label: 'First moment, UTC', ...MOMENT },
  { name: 'endsAt', label: 'Last moment, UTC', ...MOMENT },
  { name: 'largestBet', label: 'Largest bet allowed', ...LIMIT },
  {
    name: 'bonusSize',
    label: 'Size of the bonus, for a largest bet that is a share of it',
    ...SUM,
  },
  { name: 'currency', label: 'Currency, as in the history; empty if it names none' },
  { name: 'excludedGames', label: 'Games left out, with commas between' },
];

/** Fields that select one round: its row, and its file where there are several. */
export const rowFields = (files: number): readonly FormField[] => {
  const numbers = Array.from({ length: files }, (_, at) => [`${at + 1}`, `${at + 1}`] as const);
  return [
    {
      ...{ name: 'row', label: 'Row', required: true },
      ...{ pattern: /^[1-9]\d*$/, ask: 'Enter a whole number from 1.' },
    },
    ...(files > 1 ? [{ name: 'file', label: 'File', control: numbers }] : []),
  ];
};

export const SEED_FIELDS: readonly FormField[] = [
  {
    ...{ name: 'seeds', label: 'Revealed server seeds, one a line', control: 'textarea' as const },
    ...{ required: true, ask: 'Paste at least one seed.' },
  },
];
