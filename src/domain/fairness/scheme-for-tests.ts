import { checkRound } from './check-round.ts';
import type { Digest } from './digest.ts';
import type { Rule, Typed } from './rule.ts';
import { SCHEMES } from './schemes.ts';

/** Seeds of the reference bets, whose answers are known. */
export const ANCHORS = { revealed: '0123456789abcdef'.repeat(4), seed: 'anchors' };

/** What a rule finds of a form. Throws if the form cannot be read. */
export async function checkTyped({ read }: Rule, typed: Typed, digest: Digest) {
  const form = read(typed);
  if (!form.ok) throw new Error(`Expected a readable form, found ${JSON.stringify(form.reasons)}`);
  return checkRound(form.value, digest);
}

/** The result of a rule in each of its forms, with its working. Throws if the form has none. */
export async function recomputed({ read }: Rule, typed: Typed, digest: Digest) {
  const form = read(typed);
  if (!form.ok || form.value.result === null) {
    throw new Error(`Expected a readable form with a result, found ${JSON.stringify(form)}`);
  }
  return form.value.result.recompute(digest);
}

/** Whether a published round tells a rule from a rival with one slip, and whether the scheme says that none does. */
export async function againstRival(
  id: string,
  slip: string,
  rival: (typed: Typed) => Promise<string>,
  isSame: (result: string, claim: string | undefined) => boolean,
) {
  const scheme = SCHEMES.find((candidate) => candidate.id === id);
  const rounds = scheme?.publishedRounds.map(({ typed }) => typed) ?? [];
  const given = await Promise.all(rounds.map(rival));
  return {
    isToldApart: given.some((result, place) => !isSame(result, rounds[place]?.['claim'])),
    isSaidNotToBe: scheme?.notShown?.includes(slip) ?? false,
  };
}
