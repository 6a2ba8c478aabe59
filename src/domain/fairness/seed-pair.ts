import type { Digest } from './digest.ts';
import { floatsOf } from './float-stream.ts';
import { parseNonce, parseRevealedSeed, parseSeedMixedIn } from './round-input.ts';
import {
  type Inputs,
  type Read,
  type Reader,
  type Reasons,
  resultRule,
  type Rule,
} from './rule.ts';
import type { FieldWords, SchemeSource } from './scheme.ts';
import type { DrawTable, Recomputed, Step, Working } from './working.ts';

/** What a game makes of its fractions. */
export type Played = Pick<Recomputed, 'forms' | 'figure'> & {
  /** What each fraction decided, where a bet needs more than one. */
  outcomes?: readonly string[];
  /** The working from the fractions to the result. */
  steps: readonly Step[];
};

type SeedPairGame<Readers extends Inputs> = {
  /** What the game asks for besides the two seeds and the nonce, by field. */
  inputs: Readers;
  readClaim: Reader<string>;
  /** See `ResultRule`. */
  beside?: (read: Partial<Read<Readers>> & { claim: string | null }) => Reasons;
  /** How many fractions a bet takes. */
  floatsNeeded: (bet: Read<Readers>) => number;
  /** How the fractions of a bet stand side by side; not for a game that takes one. */
  table?: Omit<DrawTable, 'draws'>;
  play: (floats: readonly number[], bet: Read<Readers>) => Played;
};

/**
 * The rule of a game that is drawn from a pair of seeds and a nonce, as Stake and sites built like it
 * do. The server seed is hashed as the text it is written in.
 * Source: stake.com/provably-fair/implementation; facts on provably fair, "Scheme A" and "Scheme D".
 */
export function seedPairRule<Readers extends Inputs>(game: SeedPairGame<Readers>): Rule {
  const { inputs, readClaim, beside, floatsNeeded, table = null, play } = game;
  return resultRule({
    readRevealed: parseRevealedSeed,
    inputs: { seed: parseSeedMixedIn, nonce: parseNonce, ...inputs },
    readClaim,
    hashedForm: 'text',
    ...(beside && { beside }),
    recompute: async (round, digest: Digest) => {
      const { revealed, seed, nonce } = round as { revealed: string; seed: string; nonce: number };
      const seeds = { serverSeed: revealed, clientSeed: seed, nonce };
      const { drawn, steps } = await floatsOf(seeds, floatsNeeded(round), digest);
      const played = play(
        drawn.map(({ float }) => float),
        round,
      );
      const { forms, figure } = played;
      return { forms, figure, working: workingOf(drawn, steps, played, table) };
    },
  });
}

function workingOf(
  drawn: Awaited<ReturnType<typeof floatsOf>>['drawn'],
  hmacs: readonly Step[],
  { outcomes, steps }: Played,
  table: Omit<DrawTable, 'draws'> | null,
): Working {
  if (table === null) {
    const ofFloats = drawn.flatMap(({ bytes, float }) => [
      { label: 'First four bytes', value: bytes },
      { label: 'As a fraction of 1', value: String(float) },
    ]);
    return { before: [...hmacs, ...ofFloats, ...steps], table: null, after: [] };
  }
  const draws = drawn.map(({ bytes, float }, place) => ({
    bytes,
    fraction: String(float),
    outcome: outcomes?.[place] ?? '',
  }));
  return { before: hmacs, table: { ...table, draws }, after: steps };
}

/** What the fields of a seed pair are called. */
export const SEED_PAIR_FIELDS = {
  revealed: { label: 'Server seed, revealed', control: 'wide' },
  seed: { label: 'Client seed' },
  nonce: {
    label: 'Nonce',
    hint: 'Number of the bet under this pair of seeds.',
    control: 'digits',
  },
  shownHash: {
    label: 'Hash shown before the bet',
    hint: 'As you noted it before the round. Left empty, it is not compared.',
    control: 'wide',
  },
} as const satisfies Record<string, FieldWords>;

/**
 * The fields of a seed pair with those of a game. A spread would do, but the bundler takes one for a side
 * effect and would keep the words in the browser's script.
 */
/* @__NO_SIDE_EFFECTS__ */
export const seedPairFields = (ofGame: Readonly<Record<string, FieldWords>>) => ({
  ...SEED_PAIR_FIELDS,
  ...ofGame,
});

export const SEED_PAIR_HMAC =
  'The server seed is the key of an HMAC-SHA256, the message is client seed, nonce and counter with colons between them, both as text.';

/** Where the rules, the published rounds and the pairs of seed and hash come from. */
export const SEED_PAIR_SOURCES: readonly SchemeSource[] = [
  // Named but not linked, as every commercial gambling site.
  { title: 'Stake, provably fair: implementation', noAddress: 'gambling-site' },
  {
    title: 'verifierform-stake, test cases with published rounds',
    url: 'https://github.com/provably-fair-betting/verifierform-stake',
  },
  {
    title: 'stake-provably-fair-verifier, mappings, rounds and seed hashes',
    url: 'https://github.com/lotuseuy/stake-provably-fair-verifier',
  },
];

/* @__NO_SIDE_EFFECTS__ */
export const seedPairSourcesWith = (source: SchemeSource): readonly SchemeSource[] => [
  ...SEED_PAIR_SOURCES,
  source,
];
