import type { Casino } from '#schemas/casino.ts';
import type { Licence } from '#schemas/licence.ts';
import { allEntries, requireEntry } from '../content/entries.ts';

/** The licence that a casino names; `null` where it names none or nobody knows. */
export async function licenceOf({ facts }: Casino): Promise<Licence | null> {
  const named = facts.licence?.value;
  if (named === undefined || named.standing === 'none-found') return null;
  return requireEntry(await allEntries('licences'), named.authority, 'a licence').data;
}
