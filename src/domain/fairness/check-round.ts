import { checkCommitment, type CommitmentCheck } from './commitment.ts';
import type { Digest } from './digest.ts';
import type { RoundToCheck } from './rule.ts';
import type { Recomputed, Verdict, Working } from './working.ts';

export type ComparedVerdict = Verdict | 'nothing-to-compare';

/** What a check found, as plain data. */
export type CheckedRound = {
  /** `null` where only a commitment can be checked. */
  result:
    | (Pick<Recomputed, 'figure'> & {
        working: Working;
        verdict: ComparedVerdict;
        /** What the form that fitted is called; left out where the rule has one. */
        form?: string;
        /** What the forms are called of which none fitted. */
        tried?: readonly string[];
        /** Why a match shows less than it seems to; left out where it does not. */
        caution?: string;
      })
    | null;
  commitment: CommitmentCheck | NothingCompared;
};

type NothingCompared = { verdict: 'nothing-to-compare'; steps: readonly [] };

/**
 * Checks what the reader gave: that the revealed value is the one committed to, and that the seeds
 * give the result.
 */
export async function checkRound(
  { result, commitment }: RoundToCheck,
  digest: Digest,
): Promise<CheckedRound> {
  return {
    result: result && (await checkResult(result, digest)),
    commitment:
      commitment === null
        ? { verdict: 'nothing-to-compare', steps: [] }
        : await checkCommitment(commitment, digest),
  };
}

async function checkResult(result: ResultToCheck, digest: Digest): Promise<CheckedRound['result']> {
  const { working, ...compared } = await compareResult(result, digest);
  return { ...compared, working: working() };
}

type ResultToCheck = NonNullable<RoundToCheck['result']>;
type Compared = Omit<NonNullable<CheckedRound['result']>, 'working'> & Pick<Recomputed, 'working'>;

/** Holds a result against what the seeds give. */
export async function compareResult(
  { claim, recompute }: ResultToCheck,
  digest: Digest,
): Promise<Compared> {
  const { forms, figure, working } = await recompute(digest);
  if (claim === null) return { figure, working, verdict: 'nothing-to-compare' };
  const fitting = forms.filter(({ value }) => value === claim);
  const [fitted] = fitting;
  if (fitted === undefined) {
    const tried = forms.flatMap(({ says }) => says ?? []);
    return { figure, working, verdict: 'does-not-match', ...(tried.length > 0 && { tried }) };
  }
  const { caution } = fitted;
  const says = fitting.flatMap((form) => form.says ?? []).join('; ');
  return {
    figure: fitted.figure ?? figure,
    working,
    verdict: 'matches',
    ...(says !== '' && { form: says }),
    ...(caution !== undefined && { caution }),
  };
}
