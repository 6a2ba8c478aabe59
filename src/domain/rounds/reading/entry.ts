import type { DecimalText } from '../round.ts';
import { decimalFrom } from './amounts.ts';
import { looksPersonal } from './personal.ts';
import { type ReadingReason, ReadError } from './reasons.ts';
import { timeFrom, timeOf } from './times.ts';

const LONGEST_SEED = 256;
const MOST_LISTED = 1000;

type Fields = Readonly<Record<string, unknown>>;
type Key = string | undefined;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSeed = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_SEED;

export const isHash = (value: unknown): value is string =>
  isSeed(value) && /^[0-9a-f]+$/i.test(value);

/** One object of a JSON history, or one row of a table by its heads: anything may stand in it. */
export class Entry {
  readonly fields: Fields;
  /** `false` for what stands beside the list of rounds and says something of them all. */
  readonly listed: boolean;
  /** Line of a table. */
  readonly row: number | null;
  /** Reason why it cannot be a round, known before its cells are read. */
  readonly fault: ReadingReason | null;

  constructor(
    fields: unknown,
    listed = true,
    row: number | null = null,
    fault: ReadingReason | null = null,
  ) {
    this.fields = isFields(fields) ? fields : {};
    this.listed = listed;
    this.row = row;
    this.fault = fault;
  }

  has(...keys: readonly string[]): boolean {
    return keys.every((key) => Object.hasOwn(this.fields, key));
  }

  value(key: Key): unknown {
    const value = key !== undefined && Object.hasOwn(this.fields, key) ? this.fields[key] : null;
    return value === '' || value === 'NA' ? null : value;
  }

  in(key: string): Entry {
    return new Entry(this.value(key));
  }

  all(key: string): Entry[] {
    const list = this.value(key);
    return Array.isArray(list) ? list.map((item) => new Entry(item)) : [];
  }

  amount(key: Key): DecimalText | null {
    return this.#read(key, 'not-a-number', decimalFrom);
  }

  /** An amount that is there and not below zero. */
  stake(key: string): DecimalText {
    const stake = this.amount(key);
    if (stake === null) throw new ReadError('field-missing', key);
    if (stake.startsWith('-')) throw new ReadError('not-a-number', key);
    return stake;
  }

  count(key: Key): number | null {
    return this.#read(key, 'not-a-number', countFrom);
  }

  counts(key: string): number[] | null {
    return this.#read(key, 'not-an-outcome', (list) => {
      if (!Array.isArray(list) || list.length > MOST_LISTED) return null;
      const counts = list.map(countFrom).filter((count) => count !== null);
      return counts.length === list.length ? counts : null;
    });
  }

  said(key: Key): boolean | null {
    const said = this.value(key);
    return typeof said === 'boolean' ? said : null;
  }

  hash(key: Key): string | null {
    return this.#read(key, 'not-an-outcome', (hash) => (isHash(hash) ? hash.toLowerCase() : null));
  }

  /** A seed, to the letter. */
  seed(key: Key): string | null {
    return this.#read(key, 'not-an-outcome', (seed) => (isSeed(seed) ? seed : null));
  }

  time(key: Key): number | null {
    return this.#read(key, 'not-a-time', (time) => {
      if (typeof time === 'number') return timeFrom(time);
      return typeof time === 'string' ? timeOf(time, 'iso') : null;
    });
  }

  /** A short word that is passed on; empty where it could be somebody's. */
  word(key: Key): string {
    const word = this.value(key);
    return typeof word === 'string' && word.length <= 60 && !looksPersonal(word) ? word.trim() : '';
  }

  #read<T>(key: Key, fault: ReadingReason, read: (value: unknown) => T | null): T | null {
    const value = this.value(key) ?? null;
    const found = value === null ? null : read(value);
    if (found === null && value !== null) throw new ReadError(fault, key);
    return found;
  }
}

function countFrom(value: unknown): number | null {
  const count = typeof value === 'number' ? value : Number(decimalFrom(value) ?? NaN);
  return Number.isSafeInteger(count) && count >= 0 ? count : null;
}
