import type { Digest } from './digest.ts';
import { type Round, recomputeRound } from './round.ts';
import { offersResult } from './schemes.ts';
import type { Recomputed, Verdict } from './working.ts';

export type RoundCheck =
  | { ok: true; recomputed: Recomputed; verdict: Verdict | 'nothing-to-compare' }
  | { ok: false; reason: 'too-few-published-rounds' };

/**
 * Works a round out and compares it with the result that the site showed (`claim`, as `parseClaim`
 * gives it), or `null` where the reader gave none. Refused for a scheme that too few published rounds prove.
 */
export async function verifyRound(
  round: Round,
  claim: string | null,
  digest: Digest,
): Promise<RoundCheck> {
  if (!offersResult(round.scheme)) return { ok: false, reason: 'too-few-published-rounds' };
  const recomputed = await recomputeRound(round, digest);
  if (claim === null) return { ok: true, recomputed, verdict: 'nothing-to-compare' };
  const verdict = recomputed.results.includes(claim) ? 'matches' : 'does-not-match';
  return { ok: true, recomputed, verdict };
}
