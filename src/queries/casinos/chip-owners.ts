import type { CollectionEntry } from 'astro:content';
import type { ChipOwner } from '#models/pictures/art-files.ts';
import { allEntries } from '../content/entries.ts';

/** What the logo of a casino is made from: its chip, and the logo of its own where it brings one. */
export async function chipOwners() {
  const prints = new Map((await allEntries('logos')).map(({ id, data }) => [id, data]));
  return ({ id, data: { initials, chip } }: CollectionEntry<'casinos'>): ChipOwner => ({
    ...{ slug: id, initials, chip },
    print: prints.get(id) ?? null,
  });
}
