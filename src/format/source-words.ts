import { type CitedSource, type NoAddress, oldestReading } from '#domain/facts/cited-source.ts';
import { formatDate } from './text.ts';

/** Why a source cannot be opened, as it stands behind its title. */
export const NO_ADDRESS_WORDS: Readonly<Record<NoAddress, string>> = {
  'own-arithmetic': 'our own sum',
  'own-reading': 'our own reading',
  'in-print': 'in print',
  'gambling-site': 'a gambling site, not linked',
  invented: 'invented for this sample',
  'not-found': 'no source found',
};

/** A source as pages take it; beside facts, which carry their own day, without the day of reading. */
export type Source = Omit<CitedSource, 'readOn'> & { readOn?: string | null };

/** The days of a source, such as “published Sep 4, 2025, read Nov 20, 2026”. */
export function formatSourceDays({ noAddress, publishedOn, readOn }: Source): string {
  const read = noAddress?.startsWith('own-') ? 'done' : 'read';
  return [
    ...(publishedOn === undefined ? [] : [`published ${formatDate(publishedOn)}`]),
    ...(readOn === undefined
      ? []
      : [readOn === null ? 'not read yet' : `${read} ${formatDate(readOn)}`]),
  ].join(', ');
}

/** When the sources of a statement were read, such as “Oldest of 3 sources read on Nov 20, 2026.” */
export function formatReadings(sources: readonly CitedSource[]): string | null {
  const oldest = oldestReading(sources);
  if (oldest === null) return null;
  const which = sources.length === 1 ? 'Source' : `Oldest of ${sources.length} sources`;
  return `${which} read on ${formatDate(oldest)}.`;
}
