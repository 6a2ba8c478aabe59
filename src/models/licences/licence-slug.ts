import type { CasinoFacts } from '#domain/casinos/facts.ts';

/** Name of the file on casinos without a licence, if the owner has written one. */
export const NO_LICENCE = 'none';

/** File on the licence of a casino, or on having none; `null` where the licence is unknown. */
export function licenceSlugOf({ licence }: CasinoFacts): string | null {
  if (licence === null) return null;
  return licence.value.standing === 'none-found' ? NO_LICENCE : licence.value.authority;
}
