import type { CollectionEntry } from 'astro:content';
import type { ChipOwner } from '#models/pictures/art-files.ts';
import { allEntries } from '../content/entries.ts';

/** Input of the casino logos: each chip, with the casino's own logo if its file names one. */
export async function chipOwners() {
  const prints = new Map((await allEntries('logos')).map(({ id, data }) => [id, data]));
  return ({ id, data: { initials, chip } }: CollectionEntry<'casinos'>): ChipOwner => ({
    ...{ slug: id, initials, chip },
    print: prints.get(id) ?? null,
  });
}
