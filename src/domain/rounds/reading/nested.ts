import { Entry, isFields } from './entry.ts';

const DEEPEST = 6;

/** Names of objects that hold a bet and say nothing of it. */
const WRAPPERS = /^(bet|data|node|attributes|item|details|fields|round)$/i;

/** Objects of the longest list within an entry, as the answer of an operator's own page holds its bets. */
export function rowsWithin({ fields }: Entry): readonly Entry[] {
  let longest: readonly unknown[] = [];
  const look = (value: unknown, depth: number): void => {
    if (Array.isArray(value)) {
      const isList = value.every(isFields);
      if (isList && value.length > longest.length) longest = value;
      if (!isList && depth < DEEPEST) for (const inner of value) look(inner, depth + 1);
    } else if (isFields(value) && depth < DEEPEST) {
      for (const inner of Object.values(value)) look(inner, depth + 1);
    }
  };
  look(fields, 0);
  return longest.map((item) => new Entry(item));
}

/** An entry with the fields of its objects beside its own, under both names: "clientSeed seed". */
export function flatten(entry: Entry): Entry {
  if (!Object.values(entry.fields).some(isFields)) return entry;
  const flat = new Map<string, unknown>();
  const add = (fields: Entry['fields'], of: string, depth: number): void => {
    for (const [name, value] of Object.entries(fields)) {
      const isDeeper = isFields(value) && depth < DEEPEST;
      if (isDeeper) add(value, WRAPPERS.test(name) ? of : name, depth + 1);
      const full = of === '' ? name : `${of} ${name}`;
      if (!isDeeper && !flat.has(full)) flat.set(full, value);
    }
  };
  add(entry.fields, '', 0);
  return new Entry(Object.fromEntries(flat), entry.listed, entry.row, entry.fault);
}
