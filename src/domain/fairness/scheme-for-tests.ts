import { checkRound } from './check-round.ts';
import { NOBLE_DIGEST } from './noble-digest.ts';
import type { Typed } from './rule.ts';
import { ruleOf, SCHEMES } from './schemes.ts';

/** Reasons why a scheme's rule cannot parse a form, by field. */
export function reasonsOf(scheme: string, typed: Typed) {
  const form = ruleOf(scheme).read(typed);
  return form.ok ? {} : form.reasons;
}

/** Parsed round of a form. Throws if it cannot be parsed. */
export function readOf(scheme: string, typed: Typed) {
  const form = ruleOf(scheme).read(typed);
  if (!form.ok) throw new Error(`Expected a readable form, found ${JSON.stringify(form.reasons)}`);
  return form.value;
}

export const checkTyped = (scheme: string, typed: Typed) =>
  checkRound(readOf(scheme, typed), NOBLE_DIGEST);

/** Typed values of a published round, by its index or by its claim. */
export function publishedRound(scheme: string, which: number | string): Typed {
  const rounds = SCHEMES.find(({ id }) => id === scheme)?.publishedRounds ?? [];
  const typed = rounds.map((round) => round.typed);
  const found = typed.find(({ claim }, place) => which === place || which === claim);
  if (found === undefined) throw new Error(`Expected a published round of ${scheme}`);
  return found;
}
