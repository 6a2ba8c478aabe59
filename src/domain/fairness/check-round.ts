import { checkCommitment, type CommitmentCheck, type Verdict } from './commitment.ts';
import type { Digest } from './digest.ts';
import type { RoundToCheck } from './rule.ts';
import type { Figure, Working } from './working.ts';

type CheckedResult = {
  figure: Figure;
  verdict: Verdict;
  /** Name of the form that matched; only for rules with several forms. */
  form?: string;
  /** Names of the forms that were tried without a match. */
  tried?: readonly string[];
  /** Reason why a match is weak evidence, if it is. */
  caution?: string;
};

/** Result of a check, as plain data. */
export type CheckedRound = {
  /** `null` where only a commitment can be checked. */
  result: (CheckedResult & { working: Working }) | null;
  commitment: CommitmentCheck;
};

const NOT_COMPARED: CommitmentCheck = { verdict: 'nothing-to-compare', tried: [], steps: [] };

/** Checks a round: that the revealed value is the committed one, and that the seeds give the result. */
export async function checkRound({ result, commitment }: RoundToCheck, digest: Digest) {
  const compared = result && (await compareResult(result, digest));
  return {
    result: compared && { ...compared, working: compared.working() },
    commitment: commitment === null ? NOT_COMPARED : await checkCommitment(commitment, digest),
  };
}

/** Compares the claimed result with the recomputed one. */
export async function compareResult(
  { claim, recompute }: NonNullable<RoundToCheck['result']>,
  digest: Digest,
): Promise<CheckedResult & { working: () => Working }> {
  const { forms, figure, working } = await recompute(digest);
  if (claim === null) return { figure, working, verdict: 'nothing-to-compare' };
  const fitting = forms.filter(({ value }) => value === claim);
  const [fitted] = fitting;
  const names = (fitted ? fitting : forms).flatMap(({ name }) => name ?? []);
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
