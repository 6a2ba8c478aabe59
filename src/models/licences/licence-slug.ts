import type { CasinoFacts } from '#domain/casinos/facts.ts';

/** What holds for a casino without a licence: content/licences/none.yaml, if there is that file. */
export const NO_LICENCE = 'none';

/** The file on the licence that a casino names, or on there being none; `null` where nobody knows. */
export function licenceSlugOf({ licence }: CasinoFacts): string | null {
  if (licence === null) return null;
  return licence.value.standing === 'none-found' ? NO_LICENCE : licence.value.authority;
}
