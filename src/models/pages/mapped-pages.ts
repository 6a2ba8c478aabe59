import type { PageKind } from './page-kind.ts';
import { placedPages } from './placed-pages.ts';
import type { MappedPage } from './site-map.ts';

/** The pages of some kinds with the day on which what they say last changed, by their addresses. */
export async function mappedPages(kinds: readonly PageKind[]): Promise<readonly MappedPage[]> {
  const pages = (await Promise.all(kinds.map((kind) => placedPages(kind)))).flat();
  return pages
    .flatMap(({ address, entry, place }) => {
      const lastModified =
        place.number === 1 ? entry.changedOn : (entry.list?.changedOn ?? entry.changedOn);
      return lastModified === null ? [] : [{ path: address, lastModified }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
