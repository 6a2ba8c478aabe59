import { type Bytes, bytesOfHex, hexOf, utf8Bytes } from './bytes.ts';
import { parseHexSeed, parseNonce, parseSeed, parseSeedMixedIn } from './round-input.ts';
import { type Inputs, type Read, type ResultRule, resultRule, type Rule } from './rule.ts';
import { type DrawTable, HMAC_LABELS, type Recomputed, type Step } from './working.ts';

/** Number drawn for a bet: its four bytes, their value, and the number computed from it. */
type Drawn = { bytes: Bytes; value: number; number: number };

/** An operator's method of drawing from a pair of seeds and a nonce. */
type Source = Pick<ResultRule<Inputs>, 'readRevealed' | 'hashedForm'> & {
  keyLabel: string;
  keyOf: (revealed: string) => Bytes;
  /** Column header of `value` in a table. */
  valueLabel: string;
  /** Numbers of one HMAC: `many` numbers, or one number out of `many` results. */
  numbersOf: (hmac: Bytes, many: number) => readonly Drawn[];
  /** Steps of the calculation of a number, for a bet that needs a single one. */
  stepsOf: (drawn: Drawn) => readonly Step[];
};

/** Outcome of a game for the drawn numbers. */
export type Played = Pick<Recomputed, 'forms' | 'figure'> & {
  /** Outcome of each number, where a bet needs more than one. */
  outcomes?: readonly string[];
  /** Steps from the numbers to the result. */
  steps: readonly Step[];
};

/** Outcome decided by a single number, with its one step. */
export const playOne = (value: string, caption: string, label: string): Played => ({
  forms: [{ value }],
  figure: { value, caption },
  steps: [{ label, value }],
});

/** Game drawn from a seed pair; the operator's method is added by `pairRules`. */
type PairGame<Readers extends Inputs> = Pick<
  ResultRule<Readers>,
  'inputs' | 'readClaim' | 'beside'
> & {
  /** For each HMAC, the end of its message after client seed and nonce, and the argument of `numbersOf`. */
  draws: (bet: Read<Readers>) => readonly { suffix: string; many: number }[];
  /** Table of the numbers of a bet; none for a game that draws one number. */
  table?: Pick<DrawTable, 'caption' | 'draw' | 'outcome'>;
  play: (numbers: readonly number[], bet: Read<Readers>) => Played;
};

const PAIR = { seed: parseSeedMixedIn, nonce: parseNonce };
type Bet = { revealed: string; seed: string; nonce: number };

/** Creates rules of games that are drawn from a pair of seeds and a nonce. */
const pairRules =
  ({ keyLabel, keyOf, valueLabel, numbersOf, stepsOf, ...source }: Source) =>
  <Readers extends Inputs>({ table, draws, play, ...game }: PairGame<Readers>): Rule => {
    const recompute: ResultRule<Readers & typeof PAIR>['recompute'] = async (round, digest) => {
      const { revealed, seed, nonce } = round as unknown as Bet;
      const before: (() => Step)[] = [() => ({ label: keyLabel, value: revealed })];
      const drawn: Drawn[] = [];
      for (const { suffix, many } of draws(round)) {
        const message = `${seed}:${nonce}${suffix}`;
        const hmac = await digest.hmacSha256(keyOf(revealed), utf8Bytes(message));
        before.push(() => ({ label: HMAC_LABELS.message, value: message }));
        before.push(() => ({ label: HMAC_LABELS.hmac, value: hexOf(hmac) }));
        drawn.push(...numbersOf(hmac, many));
      }
      const numbers = drawn.map(({ number }) => number);
      const { forms, figure, outcomes = [], steps: after } = play(numbers, round);
      const working = () => {
        const toNumbers = before.map((step) => step());
        const lines = drawn.map(({ bytes, value }, place) => {
          return { bytes: hexOf(bytes), value: String(value), outcome: outcomes[place] ?? '' };
        });
        return table
          ? { before: toNumbers, table: { ...table, value: valueLabel, draws: lines }, after }
          : { before: [...toNumbers, ...drawn.flatMap(stepsOf), ...after], table: null, after: [] };
      };
      return { forms, figure, working };
    };
    const rule = { ...source, ...game, inputs: { ...PAIR, ...game.inputs }, recompute };
    return resultRule(rule as unknown as ResultRule<Inputs>);
  };

const fourBytes = (hmac: Bytes, place: number) => {
  const bytes = hmac.slice(4 * place, 4 * place + 4);
  return { bytes, value: new DataView(bytes.buffer).getUint32(0) };
};

const FRACTIONS_PER_DIGEST = 8;
const places = (many: number) => Array.from({ length: many }, (_, place) => place);

/**
 * Rules of Stake and similar sites, which draw fractions in [0, 1): four bytes each, big-endian. The server seed
 * is hashed as text, hex or not, and both seeds are used as text.
 * Source: stake.com/provably-fair/implementation; facts on provably fair, "Scheme A" and "Scheme D".
 */
export const seedPairRule = pairRules({
  readRevealed: parseSeed,
  hashedForm: 'text',
  keyLabel: HMAC_LABELS.key,
  keyOf: utf8Bytes,
  valueLabel: 'Fraction',
  numbersOf: (hmac, many) =>
    places(many).map((place) => {
      const { bytes, value } = fourBytes(hmac, place);
      return { bytes, value: value / 2 ** 32, number: value / 2 ** 32 };
    }),
  stepsOf: ({ bytes, value }) => [
    { label: 'First four bytes', value: hexOf(bytes) },
    { label: 'As a fraction of 1', value: String(value) },
  ],
});

/** HMACs needed for so many fractions: `client:nonce:n` gives eight each, so a ninth fraction needs n = 1. */
export const fractions = (needed: number) =>
  places(Math.ceil(needed / FRACTIONS_PER_DIGEST)).map((digest) => ({
    suffix: `:${digest}`,
    many: Math.min(FRACTIONS_PER_DIGEST, needed - digest * FRACTIONS_PER_DIGEST),
  }));

/**
 * Rules of operators whose games draw integers by rejection, with an HMAC for each: of its eight 32-bit numbers,
 * the first below the limit counts, modulo the number of results. The key is the bytes of the hex seed. The
 * hashed form and the limit, which makes the modulo unbiased, differ by operator.
 * Source: facts on provably fair, "Found since"; ProvablyFair-org's audits.
 */
const wholeNumberRules = (hashedForm: Source['hashedForm'], limitOf: (results: number) => number) =>
  pairRules({
    readRevealed: parseHexSeed,
    hashedForm,
    keyLabel: HMAC_LABELS.keyBytes,
    keyOf: bytesOfHex,
    valueLabel: 'As a number',
    numbersOf: (hmac, results) => {
      const limit = limitOf(results);
      for (const place of places(hmac.length / 4)) {
        const { bytes, value } = fourBytes(hmac, place);
        if (value < limit) return [{ bytes, value, number: value % results }];
      }
      // Eight rejections in a row have a chance below 2^-200 in any casino game.
      throw new RangeError(`Expected a number below ${limit} in ${hexOf(hmac)}`);
    },
    stepsOf: ({ bytes, value, number }) => [
      { label: 'First four bytes below the limit', value: hexOf(bytes) },
      { label: 'As a whole number', value: String(value) },
      { label: 'Modulo the number of results', value: String(number) },
    ],
  });

export const duelRule = wholeNumberRules(
  'hex-bytes',
  (results) => 0xffffffff - (0xffffffff % results),
);
export const liqdRule = wholeNumberRules(
  'text',
  (results) => Math.floor(2 ** 32 / results) * results,
);
