import type { ComparedVerdict } from '#domain/fairness/check-round.ts';
import type { ClaimReason } from '#domain/fairness/result-claim.ts';
import type { InputReason } from '#domain/fairness/round-input.ts';
import type { FieldWords } from '#domain/fairness/scheme.ts';

const SEED_TOO_LONG = 'This is longer than any seed: 1,024 characters at most.';

/** What is wrong with a field, and what belongs there, for the reasons that schemes share. */
const REASON_WORDS: Record<InputReason | ClaimReason, string> = {
  'seed-missing': 'Enter the value that was revealed after the round.',
  'public-seed-missing': 'Enter the seed that was mixed in.',
  'seed-too-long': SEED_TOO_LONG,
  'seed-has-line-break': 'A seed is one line. Take the line break out.',
  'seed-not-revealed':
    'This is the hash itself, so nothing has been revealed yet. Change the pair of seeds at the casino first.',
  'nonce-missing': 'Enter the number of the bet.',
  'nonce-not-whole': 'A nonce is a whole number from 0, written in digits only.',
  'nonce-too-large': 'This number is too large for a nonce.',
  'hash-missing': 'Enter the hash that was shown before the round.',
  'hash-not-64-hex-digits':
    'A hash has exactly 64 characters, from 0 to 9 and a to f. Look for one too many or too few.',
  'game-hash-not-64-hex-digits':
    'The hash of a game has exactly 64 characters, from 0 to 9 and a to f.',
  'claim-missing': 'Enter the result that the casino showed.',
  'claim-not-a-number': 'Enter a number with two decimals at most, such as 28.07 or 1.98×.',
  'claim-not-whole': 'Enter a whole number.',
  'claim-not-a-list': 'Enter the numbers with commas between them.',
};

/** The sentence for a reason, of the field's own or of those that all share. */
export function sentenceOf(
  { label, sentences }: Pick<FieldWords, 'label' | 'sentences'>,
  reason: string | undefined,
): string | undefined {
  if (reason === undefined) return undefined;
  const shared: Readonly<Record<string, string>> = REASON_WORDS;
  const sentence = sentences?.[reason] ?? shared[reason];
  if (sentence === undefined) {
    throw new Error(`Expected words for the reason ${reason} at "${label}", found none`);
  }
  return sentence;
}

export type VerdictWords = {
  tone: 'good' | 'warn' | 'plain';
  icon: 'check' | 'cross' | 'info';
  title: string;
  text: string;
};

export const COMMITMENT_WORDS: Record<ComparedVerdict, VerdictWords> = {
  matches: {
    tone: 'good',
    icon: 'check',
    title: 'Hash matches',
    text: 'What was revealed has the hash that was shown before.',
  },
  'does-not-match': {
    tone: 'warn',
    icon: 'cross',
    title: 'Hash does not match',
    text: 'What was revealed is not what the hash had promised. Look for a slip in copying first; if there is none, ask the casino.',
  },
  'nothing-to-compare': {
    tone: 'plain',
    icon: 'info',
    title: 'Hash not compared',
    text: 'Without a hash from before the round, nothing shows that the seed was fixed beforehand.',
  },
};

export const RESULT_WORDS: Record<ComparedVerdict, VerdictWords> = {
  matches: {
    tone: 'good',
    icon: 'check',
    title: 'Result matches',
    text: 'The seeds give the result that the casino showed.',
  },
  'does-not-match': {
    tone: 'warn',
    icon: 'cross',
    title: 'Result does not match',
    text: 'The seeds give another result. Check the nonce and the choice of rule before you draw a conclusion.',
  },
  'nothing-to-compare': {
    tone: 'plain',
    icon: 'info',
    title: 'Result not compared',
    text: 'You gave no result. Compare the one worked out with what the casino showed.',
  },
};
