import type { ColumnRole } from './column-words.ts';
import type { ReadingReason } from './reasons.ts';
import type { FileRead } from '../report.ts';
import type { RevealedSeed, Round } from '../round.ts';
import type { DateForm } from './times.ts';

/** A history as the reader gives it. */
export type HistoryFile = Pick<Blob, 'size' | 'stream' | 'arrayBuffer'>;

/** Roles and formats of a table's columns, as the reader confirmed them. */
export type ColumnMapping = {
  /** Column by role, from 0. */
  columns: Partial<Record<ColumnRole, number>>;
  decimal: '.' | ',';
  /** Order of day and month, asked where it can be read both ways. */
  dates: DateForm;
  /** Stakes above or below zero; or a ledger, with a row for each bet and one for what came back. */
  stakes: 'plain' | 'negative' | 'ledger';
  /** Meaning of an empty payout, where nothing else in the row says what came back. */
  emptyPayout: 'unknown' | 'lost';
  /** Minutes that the table's clock is ahead of UTC, for times that do not say. */
  minutesAhead: number;
  /** Currency and game of all rows, where no column has them. */
  currency: string;
  game: string;
};

export type MappingQuestion =
  | 'empty-payout' // Some payouts are empty.
  | 'paid-is-profit' // The column of payouts holds what was won beyond the stake.
  | 'paid-is-winnings' // The same, and 0 where the bet was lost.
  | 'paid-is-multiplier' // The column of payouts holds multipliers.
  | 'amounts-disagree' // In some rows the payout denies the profit.
  | 'ledger' // A row each for bet and win, by words or by sign.
  | 'negative-stakes' // All stakes are below zero.
  | 'two-columns' // Two columns have the same head, in another currency.
  | 'decimal-sign' // Points and commas both part decimals.
  | 'day-or-month'; // No date says which of the two stands first.

/** The first rows of a table that is not recognised, with a mapping guessed from heads and values. */
export type TablePreview = {
  file: number;
  heads: readonly string[];
  /** At most `PREVIEW_ROWS` rows; columns that look personal are shown as their kind, not their values. */
  rows: readonly (readonly string[])[];
  guess: ColumnMapping;
  /** Guesses that the table does not settle, for the reader to confirm. */
  asks: readonly MappingQuestion[];
  /** Columns, from 0, that look personal and cannot be mapped. */
  personal: readonly number[];
};

export const PREVIEW_ROWS = 8;

/**
 * Events of reading histories, in order. A refusal is of a whole file, with the id of its reason. A file can turn out
 * broken in its middle, after its first rounds were handed on: an audit that took them starts again without it.
 */
export type ReadEvent =
  | { kind: 'rounds'; rounds: readonly Round[] }
  | { kind: 'seeds'; file: number; seeds: readonly RevealedSeed[] }
  | { kind: 'progress'; bytes: number; of: number; rounds: number }
  | { kind: 'needs-mapping'; table: TablePreview }
  | { kind: 'refused'; file: number; reason: ReadingReason; found?: string }
  | { kind: 'read'; file: FileRead };
