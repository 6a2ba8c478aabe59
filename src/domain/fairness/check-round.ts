import { checkCommitment, type CommitmentCheck, type Verdict } from './commitment.ts';
import type { Digest } from './digest.ts';
import type { RoundToCheck } from './rule.ts';
import type { Figure, Recomputed, Working } from './working.ts';

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

/** Name of the one of several forms that counts, where a result is known to have it. */
export type OnlyForm = string | undefined;

/** Result of a check, as plain data. */
export type CheckedRound = {
  /** `null` where only a commitment can be checked. */
  result: (CheckedResult & { working: Working }) | null;
  commitment: CommitmentCheck;
};

const NOT_COMPARED: CommitmentCheck = { verdict: 'nothing-to-compare', tried: [], steps: [] };

/** Checks a round: that the revealed value is the committed one, and that the seeds give the result. */
export async function checkRound(
  { result, commitment }: RoundToCheck,
  digest: Digest,
  onlyForm?: OnlyForm,
) {
  const compared = result && (await compareResult(result, digest, onlyForm));
  return {
    result: compared && { ...compared, working: compared.working() },
    commitment: commitment === null ? NOT_COMPARED : await checkCommitment(commitment, digest),
  };
}

/** Compares the claimed result with the recomputed one, in all its forms or in one. */
export async function compareResult(
  { claim, recompute }: NonNullable<RoundToCheck['result']>,
  digest: Digest,
  onlyForm?: OnlyForm,
): Promise<CheckedResult & { forms: Recomputed['forms']; working: () => Working }> {
  const { forms: all, figure, working } = await recompute(digest);
  const counts = (name?: string) => name === undefined || name === (onlyForm ?? name);
  const forms = all.filter(({ name }) => counts(name));
  if (claim === null) return { figure, forms, working, verdict: 'nothing-to-compare' };
  const fitting = forms.filter(({ value }) => value === claim);
  const [fitted] = fitting;
  const names = (fitted ? fitting : forms).flatMap(({ name }) => name ?? []);
  if (fitted === undefined) {
    const tried = names.length > 0 && { tried: names };
    return { figure, forms, working, verdict: 'does-not-match', ...tried };
  }
  return {
    figure: fitted.figure ?? figure,
    forms,
    working,
    verdict: 'matches',
    ...(names.length > 0 && { form: names.join('; ') }),
    ...(fitted.caution !== undefined && { caution: fitted.caution }),
  };
}
