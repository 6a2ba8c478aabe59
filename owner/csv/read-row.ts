import { slugOf } from '#check/read/file-names.ts';
import type { Column } from './columns.ts';
import {
  type dayOrder,
  readChoice,
  readDay,
  readDays,
  readList,
  readNumber,
  readSum,
  readWait,
} from './read-cell.ts';

import type { Place } from './tables.ts';

/** A cell as it will be written, and as the table says it where that differs. */
export type Wanted = { cell: string; written: string | null };
export type RowFault = { field: string; found: string; expected: string };

/** Head of the table: one column, or a value of several, such as an amount of money. */
export type Head = { name: string; columns: readonly Column[] };

/** Values of two columns that people write in one cell. */
const PAIRS = [
  ['fromMinutes', 'toMinutes'],
  ['minorUnits', 'currency', 'per'],
  ['minorUnits', 'currency'],
];

/** The columns that a head stands for; none where nobody knows it. */
export function columnsFor(name: string, columns: readonly Column[]): Column[] {
  const pair = PAIRS.map((parts) => parts.map((part) => `${name}.${part}`)).find((names) =>
    names.every((one) => columns.some((column) => column.name === one)),
  );
  // A limit on what is paid may say its period in the same cell.
  const parts = pair === undefined ? [] : [...pair, `${name}.per`];
  return columns.filter((column) => column.name === name || parts.includes(column.name));
}

/** The cells of a row, each in the form in which the content says it; what can mean two things is a fault. */
export function readRow(
  heads: readonly { head: Head; cell: string }[],
  before: (column: Place) => string,
  order: ReturnType<typeof dayOrder>,
  all: readonly Column[] = [],
): { wanted: Map<Column, Wanted>; faults: RowFault[] } {
  const wanted = new Map<Column, Wanted>();
  const faults: RowFault[] = [];
  const bySign: [Column, Wanted][] = [];
  /** Value of a column for the row: its cell, or that of the file if the table has no such column. */
  const besideIt = (name: string) =>
    heads.find(({ head }) => head.name === name)?.cell ?? before({ path: name.split('.') });
  for (const { head, cell } of heads) {
    const isKnown = head.columns.some((column) => before(column) === cell);
    const currencyName = head.name.replace(/\.minorUnits$/, '.currency');
    const currency = currencyName === head.name ? undefined : besideIt(currencyName);
    const read = cell === '' || isKnown ? null : reading(head, cell, { order, currency });
    if (read !== null && 'expected' in read) {
      faults.push({ field: head.name, found: JSON.stringify(cell), expected: read.expected });
      continue;
    }
    for (const column of head.columns) {
      const part = column.name.slice(head.name.length + 1) || (column.name.split('.').at(-1) ?? '');
      const own = column.name === head.name;
      const said =
        read?.parts[part] ?? (own ? (read?.parts[''] ?? (read === null ? cell : '')) : '');
      if (said === '' && !own && wanted.get(column)?.cell) continue;
      wanted.set(column, { cell: said, written: said === cell || read === null ? null : cell });
    }
    const said = read?.parts['currency'];
    if (said === undefined || currency === undefined || currency === said) continue;
    // The table says the currency that the file has, or none: the sign in the sum is the newer word.
    const column = all.find(({ name }) => name === currencyName);
    if (column !== undefined && currency === before(column)) {
      bySign.push([column, { cell: said, written: cell }]);
      continue;
    }
    const expected =
      currency === ''
        ? `${said} under ${currencyName} as well`
        : `a sum in ${currency}, as ${currencyName} says`;
    faults.push({ field: head.name, found: JSON.stringify(cell), expected });
  }
  for (const [column, value] of bySign) wanted.set(column, value);
  return { wanted, faults };
}

function reading(
  { name, columns }: Head,
  cell: string,
  { order, currency }: { order: ReturnType<typeof dayOrder>; currency: string | undefined },
) {
  const [column] = columns;
  if (column?.isList === true && /\|.*;|;.*\|/s.test(cell)) {
    return { expected: 'one sign between the entries: | and not ; too' };
  }
  if (column === undefined) return null;
  if (column.isList) return readList(cell, column);
  const has = (part: string) => columns.some((one) => one.name === `${name}.${part}`);
  const own = columns.find((one) => one.name === name);
  const choice = own === undefined ? null : readChoice(cell, own);
  if (choice !== null) return choice;
  // A cell of two columns that nobody can read belongs in neither.
  const unread = (example: string) => {
    const words = own?.values.map((value) => `, or ${value}`).join('') ?? '';
    return { expected: `${example}${words}` };
  };
  if (has('toMinutes')) {
    return readWait(cell, true) ?? unread('a time with its unit, such as 24h or 1-2 days');
  }
  if (name.endsWith('Minutes')) return readWait(cell, false);
  if (/Days(?:\.value)?$/.test(name)) return readDays(cell) ?? readNumber(cell, true);
  if (name.endsWith('.minorUnits') && /^\d{1,2}$/.test(cell)) {
    return {
      expected: `one of its two readings: ${cell} cents, written 0.${cell.padStart(2, '0')}, or ${cell} of the currency, written ${cell}.00`,
    };
  }
  const sum = () => readSum(cell, name.includes('maxPayout'), currency);
  if (has('minorUnits')) {
    return (
      sum() ??
      unread(
        `an amount with its currency, such as ${name.includes('maxPayout') ? '$5,000 a week' : '$50.00'} or 0.0005 BTC`,
      )
    );
  }
  if (name.endsWith('.minorUnits')) return sum();
  // Curaçao is curacao: a licence is told by the name of its file.
  if (name.endsWith('.authority')) return { parts: { '': slugOf(cell) } };
  if (/On$/.test(name)) return readDay(cell, order);
  const isInteger = column.types.has('integer');
  return isInteger || column.types.has('number') ? readNumber(cell, isInteger) : null;
}
