import type { ColumnRole, TablePreview } from '#domain/rounds/reading/read-event.ts';

type Choice = readonly [value: string, text: string];
export type FormField = {
  name: string;
  label: string;
  value?: string;
  required?: boolean;
  /** What a line may hold, and the example that says so. */
  pattern?: string;
  title?: string;
  /** A line of another kind, or values and words to choose from. */
  control?: 'datetime-local' | readonly Choice[];
};

export const COLUMN_ROLES: readonly (readonly [ColumnRole, string])[] = [
  ['stake', 'Stake'],
  ['paid', 'All that came back'],
  ['profit', 'Profit, where the table has that instead'],
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
const DATES: readonly Choice[] = [
  ['iso', '2026-01-28'],
  ['day-first', '28/01/2026'],
  ['month-first', '01/28/2026'],
  ['seconds', 'Seconds since 1970'],
  ['milliseconds', 'Milliseconds since 1970'],
];
const CLOCK = { pattern: '-?[0-9]{1,3}', title: 'Whole minutes, such as -300' };
const SUM = { pattern: '[0-9]+(\\.[0-9]+)?', title: 'A sum in digits, such as 5 or 0.0002' };
const COUNT = { pattern: '[1-9][0-9]*', title: 'A whole number from 1', required: true };

export const columnName = (head: string, column: number): string =>
  head === '' ? `Column ${column + 1}` : head;

/** What each column of an unknown table holds, as it was guessed. */
export function mappingFields({ heads, guess, personal }: TablePreview): readonly FormField[] {
  const columns = heads.flatMap((head, column): Choice[] =>
    personal.includes(column) ? [] : [[String(column), columnName(head, column)]],
  );
  const roles = COLUMN_ROLES.map(([name, label]): FormField => {
    const value = String(guess.columns[name] ?? '');
    const control = [['', 'Not in the table'] as const, ...columns];
    return { name, label, value, control, required: name === 'stake' };
  });
  const ahead = String(guess.minutesAhead);
  return [
    ...roles,
    { name: 'decimal', label: 'Numbers are written', value: guess.decimal, control: DECIMALS },
    { name: 'dates', label: 'Times are written', value: guess.dates, control: DATES },
    { name: 'minutesAhead', label: 'Minutes its clock is ahead of UTC', value: ahead, ...CLOCK },
    { name: 'currencyOfAll', label: 'Currency, if no column has it', value: guess.currency },
    { name: 'gameOfAll', label: 'Game, if no column has it', value: guess.game },
  ];
}

/** The rules of a bonus that a history can be held against. */
export const BONUS_FIELDS: readonly FormField[] = [
  { name: 'startsAt', label: 'First moment, UTC', control: 'datetime-local' },
  { name: 'endsAt', label: 'Last moment, UTC', control: 'datetime-local' },
  { name: 'largestBet', label: 'Largest bet allowed', ...SUM },
  { name: 'currency', label: 'Currency, as in the history; empty if it names none' },
  { name: 'excludedGames', label: 'Games left out, with commas between' },
];

export const rowFields = (files: number): readonly FormField[] => [
  { name: 'row', label: 'Row', ...COUNT },
  ...(files > 1 ? [{ name: 'file', label: 'File', value: '1', ...COUNT }] : []),
];
