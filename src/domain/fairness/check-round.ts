import { checkCommitment } from './commitment.ts';
import type { Digest } from './digest.ts';
import type { RoundToCheck } from './rule.ts';
import type { Recomputed, Step, Verdict } from './working.ts';

export type ComparedVerdict = Verdict | 'nothing-to-compare';

/** What a check found, as plain data. */
export type CheckedRound = {
  /** `null` where only a commitment can be checked. */
  result:
    | (Pick<Recomputed, 'figure' | 'working'> & {
        verdict: ComparedVerdict;
        /** Why a match shows less than it seems to; left out where it does not. */
        caution?: string;
      })
    | null;
  commitment: { verdict: ComparedVerdict; steps: readonly Step[] };
};

/**
 * Checks what the reader gave: that the revealed value is the one committed to, and that the seeds
 * give the result.
 */
export async function checkRound(
  { result, commitment }: RoundToCheck,
  digest: Digest,
): Promise<CheckedRound> {
  return {
    result: result === null ? null : await checkResult(result, digest),
    commitment:
      commitment === null
        ? { verdict: 'nothing-to-compare', steps: [] }
        : await checkCommitment(commitment, digest),
  };
}

async function checkResult(
  { claim, recompute }: NonNullable<RoundToCheck['result']>,
  digest: Digest,
): Promise<CheckedRound['result']> {
  const { forms, weakForm, figure, working } = await recompute(digest);
  const verdict = verdictOf(claim, forms);
  return weakForm !== undefined && claim === weakForm.form
    ? { figure, working, verdict, caution: weakForm.caution }
    : { figure, working, verdict };
}

/** How the result that the site showed compares with the one worked out, in whichever form it shows it. */
function verdictOf(claim: string | null, forms: readonly string[]): ComparedVerdict {
  if (claim === null) return 'nothing-to-compare';
  return forms.includes(claim) ? 'matches' : 'does-not-match';
}
