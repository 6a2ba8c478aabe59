import { type Bytes, hexOf, utf8Bytes } from './bytes.ts';
import { parseNonce, parseSeedMixedIn } from './round-input.ts';
import { type Inputs, type Read, type ResultRule, resultRule, type Rule } from './rule.ts';
import { type DrawTable, HMAC_LABELS, type Recomputed, type Step } from './working.ts';

/** A number that decides a bet, or a part of it: its four bytes, what they are, and the number made of it. */
export type Drawn = { bytes: Bytes; value: number; number: number };

/** An HMAC of a bet: what stands in its message after client seed and nonce, and the numbers it gives. */
type Draw = { suffix: string; numbersOf: (hmac: Bytes) => readonly Drawn[] };

/** What a game makes of its numbers. */
export type Played = Pick<Recomputed, 'forms' | 'figure'> & {
  /** What each number decided, where a bet needs more than one. */
  outcomes?: readonly string[];
  /** The working from the numbers to the result. */
  steps: readonly Step[];
};

/** How an operator draws from a pair of seeds. */
type Source = Pick<ResultRule<Inputs>, 'readRevealed' | 'hashedForm'> & {
  keyLabel: string;
  keyOf: (revealed: string) => Bytes;
  /** How a number came about, for a bet that needs no other. */
  stepsOf: (drawn: Drawn) => readonly Step[];
};

/** What a game of a pair of seeds says of itself; the rest is its operator's. */
export type PairGame<Readers extends Inputs> = Pick<
  ResultRule<Readers>,
  'inputs' | 'readClaim' | 'beside'
> & {
  play: (numbers: readonly number[], bet: Read<Readers>) => Played;
};

type PairRule<Readers extends Inputs> = PairGame<Readers> & {
  /** How the numbers of a bet stand side by side; not for a game that takes one. */
  table?: Omit<DrawTable, 'draws'> | undefined;
  draws: (bet: Read<Readers>) => readonly Draw[];
};

type Bet = { revealed: string; seed: string; nonce: number };

/** The rule of a game that is drawn from a pair of seeds and a nonce. */
export function pairRule<Readers extends Inputs>(
  { keyLabel, keyOf, stepsOf, ...source }: Source,
  { table, draws, play, ...game }: PairRule<Readers>,
): Rule {
  const recompute: ResultRule<Readers & typeof PAIR>['recompute'] = async (round, digest) => {
    const { revealed, seed, nonce } = round as unknown as Bet;
    const before: (() => Step)[] = [() => ({ label: keyLabel, value: revealed })];
    const drawn: Drawn[] = [];
    for (const { suffix, numbersOf } of draws(round)) {
      const message = `${seed}:${nonce}${suffix}`;
      const hmac = await digest.hmacSha256(keyOf(revealed), utf8Bytes(message));
      before.push(() => ({ label: HMAC_LABELS.message, value: message }));
      before.push(() => ({ label: HMAC_LABELS.hmac, value: hexOf(hmac) }));
      drawn.push(...numbersOf(hmac));
    }
    const numbers = drawn.map(({ number }) => number);
    const { forms, figure, outcomes = [], steps: after } = play(numbers, round);
    const working = () => {
      const toNumbers = before.map((step) => step());
      const lines = drawn.map(({ bytes, value }, place) => {
        return { bytes: hexOf(bytes), fraction: String(value), outcome: outcomes[place] ?? '' };
      });
      return table
        ? { before: toNumbers, table: { ...table, draws: lines }, after }
        : { before: [...toNumbers, ...drawn.flatMap(stepsOf), ...after], table: null, after: [] };
    };
    return { forms, figure, working };
  };
  const rule = { ...source, ...game, inputs: { ...PAIR, ...game.inputs }, recompute };
  return resultRule(rule as unknown as ResultRule<Inputs>);
}

const PAIR = { seed: parseSeedMixedIn, nonce: parseNonce };
