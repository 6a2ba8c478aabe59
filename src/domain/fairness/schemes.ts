import type { HashedForm } from './commitment.ts';
import { PUBLISHED_ROUNDS } from './published-rounds.ts';
import type { ResultForm } from './result-claim.ts';
import type { Round } from './round.ts';

/** A scheme recomputes results for readers only if at least this many published rounds prove it. */
export const PUBLISHED_ROUNDS_NEEDED = 3;

export type SchemeId = Round['scheme'] | 'seed-hash';
export type GameId = Round['game'];

export type SchemeGame = {
  id: GameId;
  name: string;
  resultForm: ResultForm;
  hashedForm: HashedForm;
};

export type SchemeSource = { title: string; url: string | null };

/** One way of drawing and committing to results, as sites publish it. */
export type Scheme = {
  id: SchemeId;
  name: string;
  /** Games whose result the scheme draws; none where only the commitment can be checked. */
  games: readonly SchemeGame[];
  /** Where the rules and the published rounds come from. */
  sources: readonly SchemeSource[];
};

export const SCHEMES: readonly Scheme[] = [
  {
    id: 'seed-pair',
    name: 'Server seed, client seed and nonce (HMAC-SHA256)',
    games: [
      { id: 'dice', name: 'Dice', resultForm: 'two-decimals', hashedForm: 'text' },
      { id: 'limbo', name: 'Limbo', resultForm: 'two-decimals', hashedForm: 'text' },
      { id: 'plinko', name: 'Plinko', resultForm: 'path-or-multiplier', hashedForm: 'text' },
      { id: 'roulette', name: 'Roulette', resultForm: 'whole-number', hashedForm: 'text' },
      { id: 'mines', name: 'Mines', resultForm: 'number-list', hashedForm: 'text' },
      { id: 'keno', name: 'Keno', resultForm: 'number-list', hashedForm: 'text' },
    ],
    sources: [
      {
        title: 'Stake, provably fair: implementation',
        // Named but not linked, as every commercial gambling site.
        url: null,
      },
      {
        title: 'verifierform-stake, test cases with published rounds',
        url: 'https://github.com/provably-fair-betting/verifierform-stake',
      },
      {
        title: 'stake-provably-fair-verifier, mappings, rounds and seed hashes',
        url: 'https://github.com/lotuseuy/stake-provably-fair-verifier',
      },
    ],
  },
  {
    id: 'stake-crash',
    name: 'Hash chain with a public seed (Stake Crash and Slide)',
    games: [
      { id: 'crash', name: 'Crash, factor 0.99', resultForm: 'two-decimals', hashedForm: 'text' },
      { id: 'slide', name: 'Slide, factor 0.98', resultForm: 'two-decimals', hashedForm: 'text' },
    ],
    sources: [
      {
        title: 'Stake crash seeding event, bitcointalk topic 5162888',
        url: 'https://bitcointalk.org/index.php?topic=5162888.0',
      },
      {
        title: 'verifierform-stake, crash and slide test cases',
        url: 'https://github.com/provably-fair-betting/verifierform-stake',
      },
    ],
  },
  {
    id: 'bustabit',
    name: 'Hash chain with a block hash as salt (bustabit)',
    games: [
      {
        id: 'current',
        name: 'Games from 12,279,451',
        resultForm: 'two-decimals',
        hashedForm: 'hex-bytes',
      },
      { id: 'v2', name: 'Games 1 to 10,000,000', resultForm: 'two-decimals', hashedForm: 'text' },
    ],
    sources: [
      { title: 'bustabit verifier, salts', url: 'https://github.com/bustabit/verifier' },
      {
        title: 'bustabit-rust, rounds of the first chain in tests/lib.rs',
        url: 'https://github.com/vladignatyev/bustabit-rust',
      },
      {
        title: 'bustabit-scripts, rounds of the current chain',
        url: 'https://github.com/deduzzo/bustabit-scripts',
      },
    ],
  },
  {
    id: 'hash-crash',
    name: 'Crash point read from the hash, 99 ÷ (1 − X) (BC.Game)',
    games: [{ id: 'crash', name: 'Crash', resultForm: 'two-decimals', hashedForm: 'text' }],
    sources: [{ title: 'BC.Game, published crash example', url: null }],
  },
  {
    id: 'seed-hash',
    name: 'Any other game that shows the SHA-256 of its server seed',
    games: [],
    sources: [
      {
        title: 'stake-provably-fair-verifier, seeds with their hashes',
        url: 'https://github.com/lotuseuy/stake-provably-fair-verifier',
      },
    ],
  },
];

/** How many published rounds of a scheme, or of one of its games, are in the tests. */
export function publishedRoundCount(scheme: SchemeId, game?: GameId): number {
  return PUBLISHED_ROUNDS.filter(
    ({ round }) => round.scheme === scheme && (game === undefined || round.game === game),
  ).length;
}

/** Whether readers may have results of this scheme recomputed; the commitment they can always check. */
export function offersResult(scheme: SchemeId): boolean {
  return publishedRoundCount(scheme) >= PUBLISHED_ROUNDS_NEEDED;
}
