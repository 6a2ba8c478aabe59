import { type CitedSource, sourcesIn, unsourcedFields } from './cited-source.ts';

/** How many sources are of each kind; every source is counted once, wherever it stands. Our readings count with our sums. */
export type SourceCounts = Record<
  'opens' | 'secondary' | 'ownSums' | 'named' | 'invented' | 'notFound',
  number
>;

/** Addresses of samples end in a name that no site can have. */
const isInvented = ({ url = '', noAddress }: CitedSource) =>
  noAddress === 'invented' || /^https:\/\/[^/]*\.example(?:\/|$)/.test(url);

function kindOf(source: CitedSource): keyof SourceCounts | null {
  if (isInvented(source)) return 'invented';
  if (source.noAddress?.startsWith('own-')) return 'ownSums';
  // Counted with the statements, below.
  if (source.noAddress === 'not-found' || source.readOn === null) return null;
  if (source.noAddress !== undefined) return 'named';
  return source.secondary ? 'secondary' : 'opens';
}

/** Counts the sources of some entries; `notFound` are the statements without one that was read. */
export function countSources(entries: readonly unknown[]): SourceCounts {
  const kinds = Map.groupBy(entries.flatMap(sourcesIn), kindOf);
  const countOf = (kind: keyof SourceCounts) => kinds.get(kind)?.length ?? 0;
  return {
    opens: countOf('opens'),
    secondary: countOf('secondary'),
    ownSums: countOf('ownSums'),
    named: countOf('named'),
    invented: countOf('invented'),
    notFound: entries.flatMap(unsourcedFields).length,
  };
}
