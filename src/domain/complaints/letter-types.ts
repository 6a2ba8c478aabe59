import type { CaseAnswer, CaseInput, CaseLetter, LicenseClocks } from './case-types.ts';

export type LetterKind = Exclude<CaseLetter, 'none-now'>;
export const LETTER_KINDS = [
  'operator-complaint',
  'final-position',
  'referral',
  'self-exclusion',
  'data-access',
] as const satisfies readonly LetterKind[];

/** What the reader typed for a letter. A field that is empty becomes a blank, named and counted. */
export interface LetterFacts {
  casino?: string | undefined;
  /** Company that runs it, and further companies or brands of the group. */
  operator?: string | undefined;
  name?: string | undefined;
  address?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  account?: string | undefined;
  /** What happened, one fact a sentence. */
  what?: string | undefined;
  /** Reasons, where a recipient asks for them. */
  reasons?: string | undefined;
  /** What is asked for, as a sum. */
  claim?: string | undefined;
  language?: string | undefined;
  /** Coin, network and transaction ids; round or bet numbers with their times. */
  transactions?: string | undefined;
  rounds?: string | undefined;
  /** Number that the casino gave the first complaint. */
  reference?: string | undefined;
  /** Words of the request to be shut out, and where it was made. */
  request?: string | undefined;
  requestedBy?: string | undefined;
  /** Deposits and bets after that request, with days and sums. */
  afterwards?: string | undefined;
  documents?: readonly string[] | undefined;
  /** Own slips: second account, VPN, missed call. */
  ownSlips?: string | undefined;
  /** Finding of the audit of bets, if the reader wants it in the letter. */
  finding?: string | undefined;
}

export interface LetterInput {
  kind: LetterKind;
  case: CaseInput;
  answer: CaseAnswer;
  licenses: LicenseClocks;
  facts: LetterFacts;
}

/** Text, or a place that is not filled in, by its name. */
export type LetterPart = { text: string } | { blank: string };

export interface Letter {
  kind: LetterKind;
  to: readonly LetterPart[];
  subject: readonly LetterPart[];
  paragraphs: readonly (readonly LetterPart[])[];
  /** Names of the places that are not filled in, each once. */
  blanks: readonly string[];
}
