import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf } from '#domain/lists/paginate.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import { PAGE_GROUPS, type PageGroup } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import { hrefOf } from './placed-pages.ts';

export type LinkGroup = { id: PageGroup; title: string; links: readonly LinkItem[] };

/**
 * Links to the pages of some kinds by subject. A list in pages is linked once, by its first page.
 */
export async function linkGroups(kinds: readonly PageKind[]): Promise<readonly LinkGroup[]> {
  const listed = await Promise.all(
    kinds.map(async (kind) =>
      (await kind.entries()).map((entry) => ({
        group: entry.group === undefined ? kind.group : entry.group,
        link: { text: entry.listedAs ?? entry.name, href: hrefOf(kind, entry) },
      })),
    ),
  );
  const byGroup = Map.groupBy(listed.flat(), ({ group }) => group);
  return (Object.keys(PAGE_GROUPS) as PageGroup[]).map((id) => ({
    id,
    title: PAGE_GROUPS[id],
    links: (byGroup.get(id) ?? []).map(({ link }) => link),
  }));
}

/** Number of pages of the index: those of its longest group. */
export function indexPageCount(groups: readonly LinkGroup[]): number {
  return pageCountOf(Math.max(...groups.map(({ links }) => links.length)), LIST_SIZES.indexLinks);
}
