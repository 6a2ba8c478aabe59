import { type CitedSource, type NoAddress, oldestReading } from '#domain/facts/cited-source.ts';
import { formatDate } from './text.ts';

/** Reason why a source has no link, printed after its title. */
export const NO_ADDRESS_WORDS: Readonly<Record<NoAddress, string>> = {
  'own-arithmetic': 'our own math',
  'own-reading': 'our own reading',
  'in-print': 'in print',
  'gambling-site': 'a gambling site, not linked',
  invented: 'invented for this sample',
  'not-found': 'no source found',
};

/** Source for pages; sources of facts have no day of reading, since each fact has its own. */
export type Source = Omit<CitedSource, 'readOn'> & { readOn?: string | null };

/** Dates of a source, such as “published Sep 4, 2025, read Nov 20, 2026”. */
export function formatSourceDays({ noAddress, publishedOn, readOn }: Source): string {
  const read = noAddress?.startsWith('own-') ? 'done' : 'read';
  return [
    ...(publishedOn === undefined ? [] : [`published ${formatDate(publishedOn)}`]),
    ...(readOn === undefined
      ? []
      : [readOn === null ? 'not read yet' : `${read} ${formatDate(readOn)}`]),
  ].join(', ');
}

/** Day of reading of a statement's sources, such as “3 sources, read since Nov 20, 2026.” */
export function formatReadings(sources: readonly CitedSource[]): string | null {
  const oldest = oldestReading(sources);
  if (oldest === null) return null;
  return sources.length === 1
    ? `Source read on ${formatDate(oldest)}.`
    : `${sources.length} sources, read since ${formatDate(oldest)}.`;
}
