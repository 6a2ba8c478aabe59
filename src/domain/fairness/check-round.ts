import { checkCommitment } from './commitment.ts';
import type { Digest } from './digest.ts';
import type { RoundToCheck } from './typed-round.ts';
import { verifyRound } from './verify-round.ts';
import type { Step, Verdict } from './working.ts';

export type ComparedVerdict = Verdict | 'nothing-to-compare';

/** What a check found, as plain data. */
export type CheckedRound = {
  /** `null` where only a commitment can be checked. */
  result: {
    /** The result in each form in which a site may show it, the fullest first. */
    forms: readonly [string, ...string[]];
    verdict: ComparedVerdict;
    steps: readonly Step[];
  } | null;
  commitment: { verdict: ComparedVerdict; steps: readonly Step[] };
};

/**
 * Checks what the reader gave: that the revealed value is the one committed to, and that the seeds
 * give the result. Throws if the round's scheme is not one that may be offered.
 */
export async function checkRound(
  { round, commitment, claim }: RoundToCheck,
  digest: Digest,
): Promise<CheckedRound> {
  return {
    result: round === null ? null : await checkResult(round, claim, digest),
    commitment:
      commitment === null
        ? { verdict: 'nothing-to-compare', steps: [] }
        : await checkCommitment(commitment, digest),
  };
}

async function checkResult(
  round: NonNullable<RoundToCheck['round']>,
  claim: string | null,
  digest: Digest,
): Promise<CheckedRound['result']> {
  const check = await verifyRound(round, claim, digest);
  if (!check.ok) throw new Error(`Expected a scheme that is offered, found ${round.scheme}`);
  const { recomputed, verdict } = check;
  return { forms: recomputed.results, verdict, steps: recomputed.steps };
}
