import { type Bytes, hexOf } from './bytes.ts';
import { multiplierClaim } from './result-claim.ts';
import { type Inputs, type Read, type ResultRule, resultRule, type Rule } from './rule.ts';
import type { FieldWords, PublishedRound, Scheme } from './scheme.ts';
import { HMAC_LABELS, type Step, twoDecimals } from './working.ts';

/** Conversion of an HMAC's first hex digits, as an integer, to a crash point in hundredths. */
type Point = {
  digits: number;
  pointOf: (integer: number) => number;
  /** Steps of the calculation before the crash point. */
  stepsOf: (integer: number) => readonly Step[];
};

type CrashGame<Readers extends Inputs> = Pick<
  ResultRule<Readers>,
  'readRevealed' | 'inputs' | 'hashedForm'
> & {
  caption?: string;
  /** Key and message of the HMAC, as displayed and as bytes. */
  hmacOf: (
    round: Read<Readers> & { revealed: string },
  ) => Readonly<Record<'key' | 'message', Step & { bytes: Bytes }>>;
  point: Point;
};

/** Rule of a game whose crash point is computed from the first digits of one HMAC. */
export const crashRule = <Readers extends Inputs>({
  caption = 'Multiplier from the seeds',
  hmacOf,
  point,
  ...rule
}: CrashGame<Readers>): Rule =>
  resultRule({
    ...rule,
    readClaim: multiplierClaim,
    recompute: async (round, digest) => {
      const { key, message } = hmacOf(round);
      const hmac = hexOf(await digest.hmacSha256(key.bytes, message.bytes));
      const first = hmac.slice(0, point.digits);
      const integer = Number.parseInt(first, 16);
      const value = twoDecimals(point.pointOf(integer));
      const before = [
        ...[key, message].map(({ label, value }) => ({ label, value })),
        { label: HMAC_LABELS.hmac, value: hmac },
        { label: 'Its first hex digits', value: first },
        ...point.stepsOf(integer),
        { label: 'Multiplier', value },
      ];
      return {
        forms: [{ value }],
        figure: { value: `${value}×`, caption },
        working: () => ({ before, table: null, after: [] }),
      };
    },
  });

/**
 * floor(99 ÷ (1 − X)), never below 1.00: a 1 % edge. X is the first 52 bits as a fraction of 1.
 * Source: bustabit's published formula; BC.Game's published crash example.
 */
export const BY_52_BITS: Point = {
  digits: 13,
  pointOf: (integer) => Math.max(100, Math.floor(99 / (1 - integer / 2 ** 52))),
  stepsOf: (integer) => [{ label: 'As a fraction of 1', value: String(integer / 2 ** 52) }],
};

/**
 * floor(100 × max(1, 2³² ÷ (i + 1) × (1 − edge))), `i` of 32 bits.
 * Source: Stake's crash and slide; facts on provably fair, "Stake Crash and Slide".
 */
export const by32Bits = (edgeFraction: number): Point => ({
  digits: 8,
  pointOf: (integer) =>
    Math.floor(Math.max(1, (2 ** 32 / (integer + 1)) * (1 - edgeFraction)) * 100),
  stepsOf: (integer) => [
    { label: 'As a whole number', value: String(integer) },
    { label: 'Factor of the game', value: String(1 - edgeFraction) },
  ],
});

/** Result field of a game that pays a multiplier of 1 or more. */
export const MULTIPLIER_FIELD = {
  label: 'Multiplier the casino showed',
  hint: 'We compare it if you fill it in.',
  sentences: { 'claim-out-of-range': 'A multiplier of this game is at least 1.00.' },
} as const satisfies FieldWords;

/** Scheme of a game in a hash chain, from the parts shared by its operator's games and its own. */
/* @__NO_SIDE_EFFECTS__ */
export const chainScheme = (
  shared: Pick<Scheme, 'fields' | 'inWords' | 'sources'>,
  own: Pick<Scheme, 'id' | 'name' | 'publishedRounds' | 'notShown'>,
): Scheme => ({
  ...shared,
  ...own,
  guide: 'crash',
  commitsTo: 'game-before',
  fields: {
    revealed: { label: 'Hash of the game', control: 'wide' },
    shownHash: {
      label: 'Hash of the game before it',
      hint: 'As you noted it before the round. We compare it if you fill it in.',
      control: 'wide',
    },
    claim: MULTIPLIER_FIELD,
    ...shared.fields,
  },
});

type ChainPart = { seed: string } | readonly [hash: string, claim?: string];

/**
 * Published games of chains, each chain after its public seed if it has one, latest game first, as hash and crash
 * point. The next entry is the previous game, whose hash was shown before; a chain may end with a hash alone.
 */
/* @__NO_SIDE_EFFECTS__ */
export const chainRounds = (...parts: readonly ChainPart[]): PublishedRound[] => {
  let shared = {};
  return parts.flatMap((part, place) => {
    if ('seed' in part) shared = part;
    if ('seed' in part || part[1] === undefined) return [];
    const next = parts[place + 1];
    const shownHash = next === undefined || 'seed' in next ? null : next[0];
    return { typed: { revealed: part[0], ...shared, claim: part[1] }, shownHash };
  });
};
