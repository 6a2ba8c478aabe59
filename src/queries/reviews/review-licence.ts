import { licenceSlugOf, NO_LICENCE } from '#models/licences/licence-slug.ts';
import type { Casino } from '#schemas/casino.ts';
import type { Licence } from '#schemas/licence.ts';
import { allEntries, requireEntry } from '../content/entries.ts';

/** Licence that a casino names; `null` where it names none or the licence is unknown. */
export async function licenceOf({ facts }: Casino): Promise<Licence | null> {
  const slug = licenceSlugOf(facts);
  if (slug === null || slug === NO_LICENCE) return null;
  return requireEntry(await allEntries('licences'), slug, 'a license').data;
}
