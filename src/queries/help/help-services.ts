import type { CollectionEntry } from 'astro:content';
import { helpService } from '#models/help/help-service.ts';
import { requireEntry } from '../content/entries.ts';

/** Services by file name, in the order given. */
export function helpServices(
  entries: readonly CollectionEntry<'helplines'>[],
  ids: readonly string[],
) {
  return ids.map((id) => helpService(requireEntry(entries, id, 'a helpline')));
}

const EVERYWHERE = 'international';

export const servicesEverywhere = (entries: readonly CollectionEntry<'helplines'>[]) =>
  entries.filter(({ data }) => data.country === EVERYWHERE).map(helpService);
