import { type Bytes, hexOf } from './bytes.ts';
import { multiplierClaim } from './result-claim.ts';
import { type Inputs, type Read, type ResultRule, resultRule, type Rule } from './rule.ts';
import type { FieldWords, PublishedRound, Scheme } from './scheme.ts';
import { HMAC_LABELS, type Step, twoDecimals } from './working.ts';

type CrashGame<Readers extends Inputs> = Pick<
  ResultRule<Readers>,
  'readRevealed' | 'inputs' | 'hashedForm'
> & {
  caption?: string;
  /** Key and message of the HMAC, and how they are shown. */
  hmacOf: (round: Read<Readers> & { revealed: string }) => {
    key: Bytes;
    message: Bytes;
    steps: readonly Step[];
  };
  /** How many of the HMAC's first hex digits decide. */
  digits: number;
  /** The stopping point in hundredths that they give as a whole number, and the lines up to it. */
  pointOf: (integer: number) => { hundredths: number; steps: readonly Step[] };
};

/** The rule of a game whose stopping point is read off the first digits of one HMAC. */
export const crashRule = <Readers extends Inputs>({
  caption = 'Multiplier from the seeds',
  hmacOf,
  digits,
  pointOf,
  ...rule
}: CrashGame<Readers>): Rule =>
  resultRule({
    ...rule,
    readClaim: multiplierClaim,
    recompute: async (round, digest) => {
      const { key, message, steps } = hmacOf(round);
      const hmac = hexOf(await digest.hmacSha256(key, message));
      const first = hmac.slice(0, digits);
      const { hundredths, steps: upToPoint } = pointOf(Number.parseInt(first, 16));
      const point = twoDecimals(hundredths);
      const before = [
        ...steps,
        { label: HMAC_LABELS.hmac, value: hmac },
        { label: 'Its first hex digits', value: first },
        ...upToPoint,
        { label: 'Multiplier', value: point },
      ];
      return {
        forms: [{ value: point }],
        figure: { value: `${point}×`, caption },
        working: () => ({ before, table: null, after: [] }),
      };
    },
  });

/** Hex digits that hold the 52 bits which a 99 ÷ (1 − X) game reads. */
export const DIGITS_OF_52_BITS = 13;
/** Hex digits that hold the 32 bits which a factor ÷ u game reads. */
export const DIGITS_OF_32_BITS = 8;

/**
 * Stopping point in hundredths by floor(99 ÷ (1 − X)), never below 1.00: a 1 % edge.
 * X is in [0, 1). Source: bustabit's published formula; BC.Game's published crash example.
 */
export function crashHundredthsOf52Bits(fraction: number): number {
  return Math.max(100, Math.floor(99 / (1 - fraction)));
}

/**
 * Stopping point in hundredths by floor(100 × max(1, 2³² ÷ (i + 1) × (1 − edge))), `i` of 32 bits.
 * Source: Stake's crash and slide; facts on provably fair, "Stake Crash and Slide".
 */
export function crashHundredthsOf32Bits(integer: number, edgeFraction: number): number {
  return Math.floor(Math.max(1, (2 ** 32 / (integer + 1)) * (1 - edgeFraction)) * 100);
}

/** The result of a game that pays a multiplier of 1 or more. */
export const MULTIPLIER_FIELD = {
  label: 'Multiplier the casino showed',
  hint: 'Left empty, it is not compared.',
  sentences: { 'claim-out-of-range': 'A multiplier of this game is at least 1.00.' },
} as const satisfies FieldWords;

/** A game in a chain of hashes, with the fields that all have. */
/* @__NO_SIDE_EFFECTS__ */
export const chainScheme = ({
  fields,
  ...own
}: Omit<Scheme, 'kind' | 'guide' | 'commitsTo'>): Scheme => ({
  ...own,
  kind: 'game',
  guide: 'crash',
  commitsTo: 'game-before',
  fields: {
    revealed: { label: 'Hash of the game', control: 'wide' },
    shownHash: {
      label: 'Hash of the game before it',
      hint: 'As you noted it before the round. Left empty, it is not compared.',
      control: 'wide',
    },
    claim: MULTIPLIER_FIELD,
    ...fields,
  },
});

type Chain = readonly [
  shared: { seed?: string },
  ...games: (readonly [hash: string, claim?: string])[],
];

/**
 * Published games of chains, the latest first, by hash and stopping point: the hash that was shown before
 * each is the next of its chain, which may end with a hash alone.
 */
/* @__NO_SIDE_EFFECTS__ */
export const chainRounds = (...chains: readonly Chain[]): PublishedRound[] =>
  chains.flatMap(([shared, ...games]) =>
    games.flatMap(([revealed, claim], place) =>
      claim === undefined
        ? []
        : { typed: { revealed, ...shared, claim }, shownHash: games[place + 1]?.[0] ?? null },
    ),
  );
