import {
  type BustabitEra,
  recomputeBustabit,
  recomputeFromHash,
  recomputeStakeCrash,
  type StakeCrashGame,
} from './crash-round.ts';
import type { Digest } from './digest.ts';
import type { SeedPair } from './float-stream.ts';
import { recomputeSeedPairBet, type SeedPairBet } from './seed-pair-bet.ts';
import type { Recomputed } from './working.ts';

/** A round of any scheme, with all that its result is drawn from. */
export type Round =
  | ({ scheme: 'seed-pair' } & SeedPair & SeedPairBet)
  | { scheme: 'stake-crash'; game: StakeCrashGame; gameHash: string; seed: string }
  | { scheme: 'bustabit'; game: BustabitEra; gameHash: string }
  | { scheme: 'hash-crash'; game: 'crash'; gameHash: string };

/** Works a round out from its seeds, whether or not its scheme may be offered to readers. */
export async function recomputeRound(round: Round, digest: Digest): Promise<Recomputed> {
  switch (round.scheme) {
    case 'seed-pair':
      return recomputeSeedPairBet(round, round, digest);
    case 'stake-crash':
      return recomputeStakeCrash(round, digest);
    case 'bustabit':
      return recomputeBustabit(round, digest);
    case 'hash-crash':
      return recomputeFromHash(round.gameHash);
  }
}
