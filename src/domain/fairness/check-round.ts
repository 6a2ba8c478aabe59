import { checkCommitment, type CommitmentCheck, type Verdict } from './commitment.ts';
import type { Digest } from './digest.ts';
import type { RoundToCheck } from './rule.ts';
import type { Figure, Working } from './working.ts';

type CheckedResult = {
  figure: Figure;
  verdict: Verdict;
  /** What the form that fitted is called; left out where the rule has one. */
  form?: string;
  /** What the forms are called of which none fitted. */
  tried?: readonly string[];
  /** Why a match shows less than it seems to; left out where it does not. */
  caution?: string;
};

/** What a check found, as plain data. */
export type CheckedRound = {
  /** `null` where only a commitment can be checked. */
  result: (CheckedResult & { working: Working }) | null;
  commitment: CommitmentCheck;
};

const NOT_COMPARED: CommitmentCheck = { verdict: 'nothing-to-compare', tried: [], steps: [] };

/**
 * Checks what the reader gave: that the revealed value is the one committed to, and that the seeds
 * give the result.
 */
export async function checkRound({ result, commitment }: RoundToCheck, digest: Digest) {
  const compared = result && (await compareResult(result, digest));
  return {
    result: compared && { ...compared, working: compared.working() },
    commitment: commitment === null ? NOT_COMPARED : await checkCommitment(commitment, digest),
  };
}

/** Holds a result against what the seeds give. */
export async function compareResult(
  { claim, recompute }: NonNullable<RoundToCheck['result']>,
  digest: Digest,
): Promise<CheckedResult & { working: () => Working }> {
  const { forms, figure, working } = await recompute(digest);
  if (claim === null) return { figure, working, verdict: 'nothing-to-compare' };
  const fitting = forms.filter(({ value }) => value === claim);
  const [fitted] = fitting;
  const names = (fitted ? fitting : forms).flatMap(({ says }) => says ?? []);
  if (fitted === undefined) {
    const tried = names.length > 0 && { tried: names };
    return { figure, working, verdict: 'does-not-match', ...tried };
  }
  return {
    figure: fitted.figure ?? figure,
    working,
    verdict: 'matches',
    ...(names.length > 0 && { form: names.join('; ') }),
    ...(fitted.caution !== undefined && { caution: fitted.caution }),
  };
}
