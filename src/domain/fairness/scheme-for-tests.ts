import { checkRound } from './check-round.ts';
import { NOBLE_DIGEST } from './noble-digest.ts';
import type { Typed } from './rule.ts';
import { ruleOf, SCHEMES } from './schemes.ts';

/** Why a scheme's rule cannot read a form, by field. */
export function reasonsOf(scheme: string, typed: Typed) {
  const form = ruleOf(scheme).read(typed);
  return form.ok ? {} : form.reasons;
}

/** What there is to check in a form. Throws if it cannot be read. */
export function readOf(scheme: string, typed: Typed) {
  const form = ruleOf(scheme).read(typed);
  if (!form.ok) throw new Error(`Expected a readable form, found ${JSON.stringify(form.reasons)}`);
  return form.value;
}

export const checkTyped = (scheme: string, typed: Typed) =>
  checkRound(readOf(scheme, typed), NOBLE_DIGEST);

/** A published round of a scheme as it would be typed in, by its place or by its claim. */
export function publishedRound(scheme: string, which: number | string): Typed {
  const rounds = SCHEMES.find(({ id }) => id === scheme)?.publishedRounds ?? [];
  const typed = rounds.map((round) => round.typed);
  const found = typed.find(({ claim }, place) => which === place || which === claim);
  if (found === undefined) throw new Error(`Expected a published round of ${scheme}`);
  return found;
}
