import type { CollectionEntry } from 'astro:content';
import { helpService } from '#models/help/help-service.ts';
import { requireEntry } from '../content/entries.ts';

/** The services with these file names, in that order. */
export function helpServices(
  entries: readonly CollectionEntry<'helplines'>[],
  ids: readonly string[],
) {
  return ids.map((id) => helpService(requireEntry(entries, id, 'a helpline')));
}

const EVERYWHERE = 'international';

/** The services that serve every country. */
export const servicesEverywhere = (entries: readonly CollectionEntry<'helplines'>[]) =>
  entries.filter(({ data }) => data.country === EVERYWHERE).map(helpService);
