import type { CaseAnswer, CaseInput, CaseLetter, LicenseClocks } from './case-types.ts';

export type LetterKind = Exclude<CaseLetter, 'none-now'>;

/**
 * Typed fields of a letter; one that is empty becomes a blank, named and counted. `operator`: the company,
 * and further brands of it; `request`, `requestedBy`, `afterwards`: of somebody who asked to be shut out; `finding`: of the audit of bets.
 */
export type LetterFacts = Partial<
  Record<
    | ('casino' | 'operator' | 'name' | 'address' | 'phone' | 'account' | 'what' | 'reasons')
    | ('claim' | 'language' | 'transactions' | 'rounds' | 'reference' | 'request')
    | ('requestedBy' | 'afterwards' | 'documents' | 'finding'),
    string | undefined
  >
>;

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
