/** Reasons why a whole file is not read. */
type Refusal =
  | 'empty-file' // No byte in it, or nothing but blanks.
  | 'too-large' // More bytes than `LARGEST_FILE`.
  | 'not-readable' // The browser could not read it: moved, changed or not allowed.
  | 'packed' // ZIP, GZIP, or a workbook of a spreadsheet program.
  | 'not-text' // A byte of zero, or broken UTF-16: a picture, a program.
  | 'web-page' // HTML or XML.
  | 'cut-off' // JSON that ends in the middle.
  | 'too-long' // An entry, a line or a row of heads that is longer than any round's.
  | 'not-a-table' // Text of one column.
  | 'unclosed-quote' // A quote that is not closed, or closed in the middle of a cell: rows after it cannot be parted.
  | 'heads-change' // Other heads further down: the rows below them have other columns.
  | 'no-rounds' // No entry that looks like a round.
  | 'too-many-rounds' // More rounds than an audit can hold.
  | 'same-file' // Its bytes are those of a file given before.
  | 'too-many-kinds' // More games or currencies than any casino has: the columns are others.
  | 'mapping-does-not-fit' // A mapped column is not in the table, or is personal.
  | 'reader-failed'; // A fault of this reader.

/** Reasons why one row is skipped. `found` names the field, never its value, which may be personal. */
export const SKIPS = [
  'not-json', // An entry that is empty or cannot be parsed.
  'field-missing', // No stake.
  'not-a-number', // An amount or count that is none, is infinite or has too many digits.
  'not-a-time', // A time that cannot be read in the way that was chosen.
  'not-an-outcome', // A play or result that is written in an unknown way.
  'missing-cells', // Fewer cells than heads, where most rows have all: the row or the file is cut.
  'surplus-cells', // More cells than heads: a comma in an amount has moved them.
  'return-without-stake', // A payout, a profit or a multiplier without a stake beside it.
  'repeated-heads',
  'total-row', // A sum of other rows.
  'unnamed-row', // Amounts without a game, a time or a number.
  'no-bet', // A deposit, a withdrawal or another entry of a ledger that is no bet.
] as const;

/** Skips that hide no bet. Sums without other rows may be wrong. */
const NO_BET: readonly string[] = ['field-missing', 'repeated-heads', 'total-row', 'no-bet'];

/** Number of rows that may be bets and could not be read: totals, repeated heads and deposits are not among them. */
export const unreadRows = (files: readonly { skippedBy: Readonly<Record<string, number>> }[]) =>
  files
    .flatMap(({ skippedBy }) => Object.entries(skippedBy))
    .reduce((sum, [reason, rows]) => sum + (NO_BET.includes(reason) ? 0 : rows), 0);

export type ReadingReason = Refusal | (typeof SKIPS)[number];

/** Ends the reading of a row or of its file. No `Error`: a million stacks of bad rows take half a minute. */
export class ReadError {
  readonly reason: ReadingReason;
  readonly found: { found?: string };
  constructor(reason: ReadingReason, found?: string) {
    this.reason = reason;
    this.found = found === undefined ? {} : { found };
  }
}
