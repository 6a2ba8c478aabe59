import type { DecimalText } from '../round.ts';
import { decimalFrom } from './amounts.ts';
import { looksPersonal } from './personal.ts';
import { type ReadingReason, Unread } from './reasons.ts';
import { timeOf } from './times.ts';

export const LONGEST_SEED = 256;
const MOST_LISTED = 1000;

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One object of a JSON history, or one row of a table by its heads: anything may stand in it. */
export class Entry {
  readonly fields: Fields;
  /** `false` for what stands beside the list of rounds and says something of them all. */
  readonly listed: boolean;
  /** Line of a table. */
  readonly row: number | null;

  constructor(fields: Fields, listed = true, row: number | null = null) {
    this.fields = fields;
    this.listed = listed;
    this.row = row;
  }

  has(...keys: readonly string[]): boolean {
    return keys.every((key) => Object.hasOwn(this.fields, key));
  }

  value(key: string | undefined): unknown {
    if (key === undefined || !Object.hasOwn(this.fields, key)) return null;
    const value = this.fields[key];
    return value === '' || value === 'NA' ? null : value;
  }

  in(key: string): Entry {
    const value = this.value(key);
    return new Entry(isFields(value) ? value : {});
  }

  all(key: string): Entry[] {
    const list = this.value(key);
    return Array.isArray(list) ? list.filter(isFields).map((fields) => new Entry(fields)) : [];
  }

  amount(key: string | undefined): DecimalText | null {
    return this.#read(key, 'not-a-number', decimalFrom);
  }

  /** An amount that is there and not below zero. */
  stake(key: string): DecimalText {
    const stake = this.amount(key);
    if (stake === null) throw new Unread('field-missing', key);
    if (stake.startsWith('-')) throw new Unread('not-a-number', key);
    return stake;
  }

  count(key: string | undefined): number | null {
    return this.#read(key, 'not-a-number', countFrom);
  }

  counts(key: string): number[] | null {
    return this.#read(key, 'not-an-outcome', (list) => {
      const counts =
        Array.isArray(list) && list.length <= MOST_LISTED ? list.map(countFrom) : [null];
      return counts.every((count) => count !== null) ? counts : null;
    });
  }

  said(key: string | undefined): boolean | null {
    const said = this.value(key);
    return typeof said === 'boolean' ? said : null;
  }

  /** A seed or a hash, to the letter. */
  seed(key: string | undefined): string | null {
    return this.#read(key, 'not-an-outcome', (seed) =>
      typeof seed === 'string' && seed.length <= LONGEST_SEED ? seed : null,
    );
  }

  time(key: string | undefined): number | null {
    return this.#read(key, 'not-a-time', (time) => {
      if (typeof time === 'number') return timeOf(String(time), 'milliseconds');
      return typeof time === 'string' ? timeOf(time, 'iso') : null;
    });
  }

  /** A short word that is passed on; empty where it could be somebody's. */
  word(key: string | undefined): string {
    const word = this.value(key);
    return typeof word === 'string' && word.length <= 60 && !looksPersonal(word) ? word.trim() : '';
  }

  #read<T>(
    key: string | undefined,
    fault: ReadingReason,
    read: (value: unknown) => T | null,
  ): T | null {
    const value = this.value(key);
    if (value === null || value === undefined) return null;
    const found = read(value);
    if (found === null) throw new Unread(fault, key);
    return found;
  }
}

function countFrom(value: unknown): number | null {
  const count = Number(decimalFrom(value) ?? Number.NaN);
  return Number.isSafeInteger(count) && count >= 0 ? count : null;
}
