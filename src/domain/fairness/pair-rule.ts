import { type Bytes, bytesOfHex, hexOf, utf8Bytes } from './bytes.ts';
import { parseHexSeed, parseNonce, parseSeed, parseSeedMixedIn } from './round-input.ts';
import { type Inputs, type Read, type ResultRule, resultRule, type Rule } from './rule.ts';
import { type DrawTable, HMAC_LABELS, type Recomputed, type Step } from './working.ts';

/** A number that decides a bet, or a part of it: its four bytes, what they are, and the number made of it. */
type Drawn = { bytes: Bytes; value: number; number: number };

/** How an operator draws from a pair of seeds and a nonce. */
type Source = Pick<ResultRule<Inputs>, 'readRevealed' | 'hashedForm'> & {
  keyLabel: string;
  keyOf: (revealed: string) => Bytes;
  /** What `value` of a number is called in a table. */
  valueLabel: string;
  /** The numbers of one HMAC: so many of them, or one out of so many results. */
  numbersOf: (hmac: Bytes, many: number) => readonly Drawn[];
  /** How a number came about, for a bet that needs no other. */
  stepsOf: (drawn: Drawn) => readonly Step[];
};

/** What a game makes of its numbers. */
export type Played = Pick<Recomputed, 'forms' | 'figure'> & {
  /** What each number decided, where a bet needs more than one. */
  outcomes?: readonly string[];
  /** The working from the numbers to the result. */
  steps: readonly Step[];
};

/** A result that one number decides, with the line that leads to it. */
export const playOne = (value: string, caption: string, label: string): Played => ({
  forms: [{ value }],
  figure: { value, caption },
  steps: [{ label, value }],
});

/** What a game of a pair of seeds says of itself; the rest is its operator's. */
type PairGame<Readers extends Inputs> = Pick<
  ResultRule<Readers>,
  'inputs' | 'readClaim' | 'beside'
> & {
  /** By HMAC what stands in its message after client seed and nonce, and how many its source takes. */
  draws: (bet: Read<Readers>) => readonly { suffix: string; many: number }[];
  /** How the numbers of a bet stand side by side; not for a game that takes one. */
  table?: Pick<DrawTable, 'caption' | 'draw' | 'outcome'>;
  play: (numbers: readonly number[], bet: Read<Readers>) => Played;
};

const PAIR = { seed: parseSeedMixedIn, nonce: parseNonce };
type Bet = { revealed: string; seed: string; nonce: number };

/** Makes the rules of games that are drawn from a pair of seeds and a nonce. */
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
 * The rules of Stake and sites built like it, which draw fractions in [0, 1): four bytes each, the high one
 * first. The server seed is hashed as the text it is written in, hex or not, and both seeds are used so.
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

/** The digests of so many fractions: number n is of `client:nonce:n` and gives eight, so a ninth needs 1. */
export const fractions = (needed: number) =>
  places(Math.ceil(needed / FRACTIONS_PER_DIGEST)).map((digest) => ({
    suffix: `:${digest}`,
    many: Math.min(FRACTIONS_PER_DIGEST, needed - digest * FRACTIONS_PER_DIGEST),
  }));

/**
 * The rules of an operator whose games draw whole numbers by rejection, with an HMAC for each: of its eight
 * 32-bit numbers the first below the limit counts, modulo the number of results. The limit is the largest
 * part of those numbers that falls evenly on the results. The key is the bytes of the hex seed.
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
      // Eight rejections in a row need luck of less than one in 2^200 in any game of a casino.
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
