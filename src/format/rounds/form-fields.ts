import type { ColumnRole, TablePreview } from '#domain/rounds/reading/read-event.ts';

type Choice = readonly [value: string, text: string];
export type FormField = {
  name: string;
  label: string;
  value?: string;
  control?: 'datetime-local' | readonly Choice[];
};

const ROLES: readonly (readonly [ColumnRole, string])[] = [
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

export const columnName = (head: string, column: number): string =>
  head === '' ? `Column ${column + 1}` : head;

/** What each column of an unknown table holds, as it was guessed. */
export function mappingFields({ heads, guess, personal }: TablePreview): readonly FormField[] {
  const columns: readonly Choice[] = [
    ['', 'Not in the table'],
    ...heads.flatMap((head, column): Choice[] =>
      personal.includes(column) ? [] : [[String(column), columnName(head, column)]],
    ),
  ];
  return [
    ...ROLES.map(([role, label]) => ({
      name: role,
      label,
      value: String(guess.columns[role] ?? ''),
      control: columns,
    })),
    { name: 'decimal', label: 'Numbers are written', value: guess.decimal, control: DECIMALS },
    { name: 'dates', label: 'Times are written', value: guess.dates, control: DATES },
    {
      name: 'minutesAhead',
      label: 'Minutes that its clock is ahead of UTC',
      value: String(guess.minutesAhead),
    },
    { name: 'currencyOfAll', label: 'Currency, if no column has it', value: guess.currency },
    { name: 'gameOfAll', label: 'Game, if no column has it', value: guess.game },
  ];
}

/** The rules of a bonus that a history can be held against. */
export const BONUS_FIELDS: readonly FormField[] = [
  { name: 'startsAt', label: 'First moment, UTC', control: 'datetime-local' },
  { name: 'endsAt', label: 'Last moment, UTC', control: 'datetime-local' },
  { name: 'largestBet', label: 'Largest bet allowed' },
  { name: 'currency', label: 'Currency, as in the history' },
  { name: 'excludedGames', label: 'Games left out, with commas between' },
];

export const rowFields = (files: number): readonly FormField[] => [
  { name: 'row', label: 'Row' },
  ...(files > 1 ? [{ name: 'file', label: 'File', value: '1' }] : []),
];
