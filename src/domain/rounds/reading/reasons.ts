/** Why a whole file is not read. */
export const REFUSALS = [
  /** No byte in it. */
  'empty-file',
  /** More bytes than `LARGEST_FILE`. */
  'too-large',
  /** The browser could not read it: moved, changed or not allowed. */
  'not-readable',
  /** Packed, or a workbook of a spreadsheet program, which is a packed file. */
  'packed',
  /** Bytes that no text has, such as zero: a picture, a program, UTF-16 without its mark. */
  'not-text',
  /** Text, but not in UTF-8, or in UTF-8 in some places only. */
  'not-utf8',
  /** A saved web page. */
  'web-page',
  /** Braces or commas stand where JSON allows none, or an entry cannot be parsed. */
  'broken-json',
  /** It ends in the middle of an entry. */
  'cut-off',
  /** Objects in objects beyond what any history has. */
  'too-deep',
  /** One entry or line is longer than any round could be. */
  'entry-too-long',
  /** More columns than a history has. */
  'too-many-columns',
  /** JSON without an entry that looks like a round. */
  'unknown-json',
  /** Text that is no table of two columns or more. */
  'not-a-table',
  /** A known shape, but not one entry in it. */
  'no-rounds',
  /** More rounds than `MOST_ROUNDS`. */
  'too-many-rounds',
  /** The confirmed mapping names a column that the table does not have, or one that is personal. */
  'mapping-does-not-fit',
  /** A fault of this reader. */
  'reader-failed',
] as const;
export type RefusalReason = (typeof REFUSALS)[number];

/** Why one row of a file is skipped. `found` names its field, never its value, which may be personal. */
export const SKIPS = [
  /** A line that is no JSON object. */
  'not-json',
  /** A field without which it is no round, such as the stake. */
  'field-missing',
  /** An amount or a count that is no number, is infinite or has too many digits. */
  'not-a-number',
  /** A date or time that cannot be read in the way that was chosen. */
  'not-a-time',
  /** What was played or came out is written in a way that this reader does not know. */
  'not-an-outcome',
] as const;
export type SkipReason = (typeof SKIPS)[number];

export type ReadingReason = RefusalReason | SkipReason;

/** Ends the reading of a file. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  readonly found: string | undefined;
  constructor(reason: RefusalReason, found?: string) {
    super(reason);
    this.reason = reason;
    this.found = found;
  }
}

/** Ends the reading of one row. */
export class Unfit extends Error {
  readonly reason: SkipReason;
  readonly field: string | undefined;
  constructor(reason: SkipReason, field?: string) {
    super(reason);
    this.reason = reason;
    this.field = field;
  }
}
