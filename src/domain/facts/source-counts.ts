import { type CitedSource, sourcesIn, unsourcedFields } from './cited-source.ts';

/** Number of sources of each kind; every source is counted once. Our readings count with our sums. */
export type SourceCounts = Record<
  'opens' | 'reprint' | 'secondary' | 'ownSums' | 'named' | 'invented' | 'notFound',
  number
>;

/** Sample sources use the reserved domain `.example` (RFC 2606). */
const isInvented = ({ url = '', noAddress }: CitedSource) =>
  noAddress === 'invented' || /^https:\/\/[^/]*\.example(?:\/|$)/.test(url);

function kindOf(source: CitedSource): keyof SourceCounts | null {
  if (isInvented(source)) return 'invented';
  if (source.noAddress?.startsWith('own-')) return 'ownSums';
  // Counted by `unsourcedFields`, below.
  if (source.noAddress === 'not-found' || source.readOn === null) return null;
  if (source.noAddress !== undefined) return 'named';
  if (source.secondary) return 'secondary';
  return source.reprint ? 'reprint' : 'opens';
}

/** Counts the sources of some entries; `notFound` is the number of statements without a source that was read. */
export function countSources(entries: readonly unknown[]): SourceCounts {
  const kinds = Map.groupBy(entries.flatMap(sourcesIn), kindOf);
  const countOf = (kind: keyof SourceCounts) => kinds.get(kind)?.length ?? 0;
  return {
    opens: countOf('opens'),
    reprint: countOf('reprint'),
    secondary: countOf('secondary'),
    ownSums: countOf('ownSums'),
    named: countOf('named'),
    invented: countOf('invented'),
    notFound: entries.flatMap(unsourcedFields).length,
  };
}
