import type { ComparedVerdict } from '#domain/fairness/check-round.ts';
import type { InputField, MethodId } from '#domain/fairness/methods.ts';
import type { InputReason } from '#domain/fairness/typed-round.ts';
import type { StepId } from '#domain/fairness/working.ts';

type Labels = Record<'revealed' | 'seed' | 'shownHash' | 'claim', string>;

const SEED_PAIR: Labels = {
  revealed: 'Server seed, revealed',
  seed: 'Client seed',
  shownHash: 'Hash shown before the bet',
  claim: 'Result the casino showed',
};
const CHAIN: Labels = {
  revealed: 'Hash of the game',
  seed: 'Public seed of the chain',
  shownHash: 'Hash of the game before it',
  claim: 'Multiplier the casino showed',
};

const PAIR_HMAC =
  'The server seed is the key of an HMAC-SHA256, the message is client seed, nonce and counter with colons between them, both as text.';
const STAKE_HMAC =
  'The hash of the game is the key of an HMAC-SHA256 and the public seed its message, both as text. With its first 8 hex digits as a number i, the multiplier is factor × 2^32 ÷ (i + 1), at least 1, rounded down to hundredths.';
const BUSTABIT_HMAC =
  'The salt of the chain, as text, is the key of an HMAC-SHA256 and the 32 bytes of the game’s hash its message. With its first 13 hex digits as a fraction X, the multiplier is 0.99 ÷ (1 − X), at least 1, rounded down to hundredths.';

/** Name of each way of checking, what its fields are called there, and its rule in words. */
export const METHOD_WORDS: Record<MethodId, { name: string; labels: Labels; rule: string | null }> =
  {
    dice: {
      name: 'Dice: two seeds and a nonce',
      labels: { ...SEED_PAIR, claim: 'Roll the casino showed' },
      rule: `${PAIR_HMAC} Its first four bytes, as a fraction of 1, decide the roll.`,
    },
    limbo: {
      name: 'Limbo: two seeds and a nonce',
      labels: { ...SEED_PAIR, claim: 'Multiplier the casino showed' },
      rule: `${PAIR_HMAC} With its first four bytes as a fraction f, the multiplier is 0.99 ÷ f, at least 1, rounded down to hundredths.`,
    },
    plinko: {
      name: 'Plinko: two seeds and a nonce',
      labels: { ...SEED_PAIR, claim: 'Path or multiplier the casino showed' },
      rule: `${PAIR_HMAC} Each row takes four bytes of it as a fraction of 1; after eight rows the counter goes up by one.`,
    },
    bustabit: { name: 'bustabit, games from 12,279,451', labels: CHAIN, rule: BUSTABIT_HMAC },
    'bustabit-v2': { name: 'bustabit, games 1 to 10,000,000', labels: CHAIN, rule: BUSTABIT_HMAC },
    'stake-crash': { name: 'Stake Crash, factor 0.99', labels: CHAIN, rule: STAKE_HMAC },
    'stake-slide': { name: 'Stake Slide, factor 0.98', labels: CHAIN, rule: STAKE_HMAC },
    'hash-only': {
      name: 'Another game: seed and hash alone',
      labels: SEED_PAIR,
      rule: null,
    },
  };

/** What a field is called when this way of checking asks for it. */
export function labelOf(method: MethodId, field: InputField): string {
  if (field === 'nonce') return 'Nonce';
  if (field === 'rows') return 'Rows';
  if (field === 'risk') return 'Risk';
  return METHOD_WORDS[method].labels[field];
}

export const HINTS: Partial<Record<InputField, string>> = {
  nonce: 'Number of the bet under this pair of seeds.',
  shownHash: 'As you noted it before the round. Left empty, it is not compared.',
  claim: 'Left empty, it is not compared.',
};

const SEED_TOO_LONG = 'This is longer than any seed: 1,024 characters at most.';

/** What is wrong with a field, and what belongs there. */
export const REASON_WORDS: Record<InputReason, string> = {
  'seed-missing': 'Enter the value that was revealed after the round.',
  'public-seed-missing': 'Enter the seed that was mixed in.',
  'seed-too-long': SEED_TOO_LONG,
  'seed-has-line-break': 'A seed is one line. Take the line break out.',
  'seed-not-revealed':
    'This is the hash itself, so nothing has been revealed yet. Change the pair of seeds at the casino first.',
  'nonce-missing': 'Enter the number of the bet.',
  'nonce-not-whole': 'A nonce is a whole number from 0, in digits alone.',
  'nonce-too-large': 'This number is too large for a nonce.',
  'hash-missing': 'Enter the hash that was shown before the round.',
  'hash-not-64-hex-digits':
    'A hash has exactly 64 characters, from 0 to 9 and a to f. Look for one too many or too few.',
  'game-hash-not-64-hex-digits':
    'The hash of a game has exactly 64 characters, from 0 to 9 and a to f.',
  'rows-not-8-to-16': 'Choose 8 to 16 rows.',
  'risk-missing': 'Choose the risk: without it a path can be compared, but no multiplier.',
  'claim-missing': 'Enter the result that the casino showed.',
  'claim-not-a-number': 'Enter a number with two decimals at most, such as 28.07 or 1.98×.',
  'claim-not-whole': 'Enter a whole number.',
  'claim-not-a-list': 'Enter the numbers with commas between them.',
  'claim-not-a-path': 'Enter the path in letters L and R, or the multiplier that was paid.',
};

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

/** What each line of the working is. */
export const STEP_WORDS: Record<StepId, string> = {
  revealed: 'Revealed value',
  sha256: 'Its SHA-256',
  'shown-hash': 'Hash shown before',
  'hmac-key': 'Key of the HMAC',
  'hmac-message': 'Message of the HMAC',
  hmac: 'HMAC-SHA256 of the two',
  bytes: 'First four bytes',
  float: 'As a fraction of 1',
  roll: 'Fraction × 10,001, rounded down, ÷ 100',
  multiplier: 'Multiplier',
  pocket: 'Pocket',
  direction: 'Step',
  path: 'Path, left or right at each row',
  bucket: 'Bucket: steps to the right',
  tile: 'Tile',
  'drawn-number': 'Number drawn',
  'leading-hex-digits': 'Its first hex digits',
  'leading-integer': 'As a whole number',
  fraction: 'As a fraction of 1',
  factor: 'Factor of the game',
  'crash-point': 'Multiplier',
};
