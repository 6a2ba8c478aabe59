import { type Bytes, hexOf, utf8Bytes } from './bytes.ts';
import { type Drawn, type PairGame, pairRule } from './pair-rule.ts';
import { parseRevealedSeed } from './round-input.ts';
import type { Inputs, Read, Rule } from './rule.ts';
import type { FieldWords, Scheme, SchemeSource } from './scheme.ts';
import { type DrawTable, HMAC_LABELS } from './working.ts';

type SeedPairGame<Readers extends Inputs> = PairGame<Readers> & {
  /** How many fractions a bet takes. */
  floatsNeeded: (bet: Read<Readers>) => number;
  table?: Omit<DrawTable, 'draws'>;
};

const FLOATS_PER_DIGEST = 8;

/** Fraction number n of a digest, in [0, 1): four bytes, the high one first. */
function floatOf(hmac: Bytes, place: number): Drawn {
  const bytes = hmac.slice(4 * place, 4 * place + 4);
  const number = new DataView(bytes.buffer).getUint32(0) / 2 ** 32;
  return { bytes, value: number, number };
}

/**
 * The rule of a game that is drawn from a pair of seeds and a nonce, as Stake and sites built like it
 * do. The server seed is hashed as the text it is written in, hex or not, and both seeds are used so. Digest
 * number n is the HMAC-SHA256 of `client:nonce:n` and gives eight fractions, so a ninth needs digest 1.
 * Source: stake.com/provably-fair/implementation; facts on provably fair, "Scheme A" and "Scheme D".
 */
export const seedPairRule = <Readers extends Inputs>({
  floatsNeeded,
  ...game
}: SeedPairGame<Readers>): Rule =>
  pairRule<Readers>(
    {
      readRevealed: parseRevealedSeed,
      hashedForm: 'text',
      keyLabel: HMAC_LABELS.key,
      keyOf: utf8Bytes,
      stepsOf: ({ bytes, value }) => [
        { label: 'First four bytes', value: hexOf(bytes) },
        { label: 'As a fraction of 1', value: String(value) },
      ],
    },
    {
      ...game,
      draws: (bet) => {
        const needed = floatsNeeded(bet);
        return Array.from({ length: Math.ceil(needed / FLOATS_PER_DIGEST) }, (_, digest) => {
          const left = Math.min(FLOATS_PER_DIGEST, needed - digest * FLOATS_PER_DIGEST);
          const places = Array.from({ length: left }, (_, place) => place);
          const numbersOf = (hmac: Bytes) => places.map((place) => floatOf(hmac, place));
          return { suffix: `:${digest}`, numbersOf };
        });
      },
    },
  );

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
    hint: 'As you noted it before the round. We compare it if you fill it in.',
    control: 'wide',
  },
} as const satisfies Record<string, FieldWords>;

const HMAC =
  'The server seed is the key of an HMAC-SHA256. The message is client seed, nonce and counter, with colons between them. Both are text.';

/** Where the rules, the published rounds and the pairs of seed and hash come from. */
const SOURCES: readonly SchemeSource[] = [
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

type OfPair = Omit<Scheme, 'kind' | 'commitsTo'>;

/** What a game of an operator says of itself: `inWords` goes on from the HMAC that all its games have. */
export type OwnWords = Omit<OfPair, 'id' | 'sources'>;

/**
 * A scheme of a seed pair, with the fields that all have. Functions that make schemes are marked as free of
 * side effects, or the bundler would keep every scheme's words in the browser's script.
 */
/* @__NO_SIDE_EFFECTS__ */
export const pairScheme = ({ fields, ...own }: OfPair): Scheme => ({
  ...own,
  kind: 'game',
  commitsTo: 'server-seed',
  fields: { ...SEED_PAIR_FIELDS, ...fields },
});

/** As `pairScheme`, of a game that Stake and sites built like it draw. */
/* @__NO_SIDE_EFFECTS__ */
export const seedPairScheme = ({
  inWords,
  sources = [],
  ...own
}: OwnWords & Pick<Scheme, 'id'> & Partial<Pick<Scheme, 'sources'>>) =>
  pairScheme({ ...own, inWords: `${HMAC} ${inWords}`, sources: [...SOURCES, ...sources] });
