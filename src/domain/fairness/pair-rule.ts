import { type Bytes, hexOf, utf8Bytes } from './bytes.ts';
import type { Digest } from './digest.ts';
import { parseNonce, parseSeedMixedIn } from './round-input.ts';
import { type Inputs, type Read, type ResultRule, resultRule, type Rule } from './rule.ts';
import { type DrawTable, HMAC_LABELS, type Recomputed, type Step } from './working.ts';

/** A number that decides a bet, or a part of it, with the bytes that it was made of, as hex. */
export type Drawn = {
  number: number;
  bytes: string;
  /** The number as the table shows it. */
  shown: string;
  /** How it came about, for a bet that needs no other. */
  steps: readonly Step[];
};

/** What a game makes of its numbers. */
export type Played = Pick<Recomputed, 'forms' | 'figure'> & {
  /** What each number decided, where a bet needs more than one. */
  outcomes?: readonly string[];
  /** The working from the numbers to the result. */
  steps: readonly Step[];
};

type Bet = { revealed: string; seed: string; nonce: number };

type PairRule<Readers extends Inputs> = Omit<ResultRule<Readers>, 'recompute'> & {
  /** How the numbers of a bet stand side by side; not for a game that takes one. */
  table?: Omit<DrawTable, 'draws'> | undefined;
  draw: (
    bet: Read<Readers> & Bet,
    digest: Digest,
  ) => Promise<{ steps: readonly Step[]; drawn: readonly Drawn[] }>;
  play: (numbers: readonly number[], bet: Read<Readers>) => Played;
};

/** What a game of a pair of seeds says of itself; the rest is its operator's. */
export type PairGame<Readers extends Inputs> = Pick<
  PairRule<Readers>,
  'inputs' | 'readClaim' | 'beside' | 'play'
>;

/** The rule of a game that is drawn from a pair of seeds and a nonce. */
export function pairRule<Readers extends Inputs>(rule: PairRule<Readers>): Rule {
  const { table, draw, play, ...read } = rule;
  const inputs = { seed: parseSeedMixedIn, nonce: parseNonce, ...read.inputs };
  const recompute = async (round: Read<Readers> & Bet, digest: Digest): Promise<Recomputed> => {
    const { drawn, steps: before } = await draw(round, digest);
    const played = play(
      drawn.map(({ number }) => number),
      round,
    );
    const { forms, figure, outcomes = [], steps: after } = played;
    const draws = drawn.map(({ bytes, shown }, place) => {
      return { bytes, fraction: shown, outcome: outcomes[place] ?? '' };
    });
    const ofOne = drawn.flatMap(({ steps }) => steps);
    const working = table
      ? { before, table: { ...table, draws }, after }
      : { before: [...before, ...ofOne, ...after], table: null, after: [] };
    return { forms, figure, working };
  };
  return resultRule({ ...read, inputs, recompute } as unknown as ResultRule<Inputs>);
}

/** An HMAC of a message, with the lines that say so. */
export async function hmacOf(key: Bytes, message: string, digest: Digest) {
  const hmac = await digest.hmacSha256(key, utf8Bytes(message));
  const steps: Step[] = [
    { label: HMAC_LABELS.message, value: message },
    { label: HMAC_LABELS.hmac, value: hexOf(hmac) },
  ];
  return { hmac, steps };
}
