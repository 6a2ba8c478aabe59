import { type FieldWords, repository, type Scheme, type SchemeSource } from './scheme.ts';

/** Labels of the fields of a seed pair. */
export const SEED_PAIR_FIELDS = {
  revealed: { label: 'Server seed, revealed', control: 'wide' },
  seed: { label: 'Client seed' },
  nonce: { label: 'Nonce', hint: 'Number of the bet under this pair of seeds.', control: 'digits' },
  shownHash: {
    label: 'Hash shown before the bet',
    hint: 'As you noted it before the round. We compare it if you fill it in.',
    control: 'wide',
  },
} as const satisfies Record<string, FieldWords>;

const HMAC =
  'The server seed is the key of an HMAC-SHA256. The message is client seed, nonce and counter, with colons between them. Both are text.';
const BYTES = 'The bytes of the hex server seed are the key of an HMAC-SHA256';

/** Sources of Stake's rules, the published rounds, and the seeds with hashes. */
const SOURCES: readonly SchemeSource[] = [
  // Named but not linked, like every commercial gambling site.
  { title: 'Stake, provably fair: implementation', noAddress: 'gambling-site' },
  repository('provably-fair-betting/verifierform-stake', 'test cases with published rounds'),
  repository('lotuseuy/stake-provably-fair-verifier', 'mappings, rounds and seed hashes'),
];

/** Words of one game: `inWords` continues the description of its operator's HMAC. */
type OwnWords = Omit<Scheme, 'commitsTo' | 'sources'> & { sources?: readonly SchemeSource[] };

/*
 * Functions that create schemes are marked as free of side effects, or the bundler would keep every scheme's
 * words in the browser's script.
 */

/** Scheme of a seed pair, with the fields common to all. */
/* @__NO_SIDE_EFFECTS__ */
const pairScheme = (how: string, sources: readonly SchemeSource[], own: OwnWords): Scheme => ({
  ...own,
  inWords: `${how} ${own.inWords}`,
  sources: [...sources, ...(own.sources ?? [])],
  commitsTo: 'server-seed',
  fields: { ...SEED_PAIR_FIELDS, ...own.fields },
});

/** Scheme of Stake and similar sites. */
/* @__NO_SIDE_EFFECTS__ */
export const seedPairScheme = (own: OwnWords) => pairScheme(HMAC, SOURCES, own);

/* @__NO_SIDE_EFFECTS__ */
export const duelScheme = (own: OwnWords) =>
  pairScheme(
    `${BYTES}. Of its eight 32-bit numbers the first below 0xFFFFFFFF − (0xFFFFFFFF mod n) counts, modulo n.`,
    [repository(`ProvablyFair-org/${own.id}`, 'an audit with rounds before and after')],
    own,
  );

/* @__NO_SIDE_EFFECTS__ */
export const liqdScheme = (own: OwnWords) =>
  pairScheme(
    `${BYTES}; the message is client seed, nonce and cursor with colons between them. Of its eight 32-bit numbers the first below the last multiple of n up to 2^32 counts, modulo n.`,
    [repository(`ProvablyFair-org/${own.id}`, 'an audit on the operator’s test host')],
    own,
  );
