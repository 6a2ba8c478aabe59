import type { LinkItem } from '#domain/site/link-item.ts';
import { isLaterPage } from '#domain/lists/list-address.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageWatermark } from '#models/pictures/art-files.ts';
import type { Head } from '../site/head.ts';
import { laterPagePaths, pagedHead, pagedTrail, pagination } from '../lists/list-pages.ts';
import { siteSettings } from '../site/site.ts';
import { indexPageCount, linkGroups } from './site-links.ts';
import { mappedPages } from '../site/site-map.ts';
import { breadcrumbList, HOME_LINK } from '#models/pages/structured-data.ts';

const BASE = '/search';
const TRAIL: readonly LinkItem[] = [HOME_LINK, { text: 'All pages', href: BASE }];

/**
 * Every page of the site by its subject, a part of each long group on each page. Throws if a page of
 * the site map is missing.
 */
export async function siteIndexPage(number = 1) {
  const groups = await linkGroups();
  if (number === 1) await requireAll(groups.flatMap(({ links }) => links.map(({ href }) => href)));
  const start = (number - 1) * LIST_SIZES.indexLinks;
  return {
    trail: pagedTrail(TRAIL, BASE, number),
    art: pageWatermark('search'),
    groups: groups
      .map((group) => ({
        ...group,
        links: group.links.slice(start, start + LIST_SIZES.indexLinks),
      }))
      .filter(({ links }) => links.length > 0),
    count: groups.reduce((sum, { links }) => sum + links.length, 0),
    pagination: pagination(BASE, 'Pages of this list', {
      number,
      pageCount: await indexPageCount(),
    }),
  };
}

/** The pages of the list after the first. */
export async function laterIndexPaths() {
  return laterPagePaths(await indexPageCount(), 1);
}

/** The list calls itself complete, so a page that it leaves out stops the build. */
async function requireAll(listed: readonly string[]): Promise<void> {
  const known = new Set(['/', BASE, ...listed]);
  const missing = (await mappedPages()).filter(
    ({ path }) => !known.has(path) && !isLaterPage(path),
  );
  if (missing.length > 0) {
    const paths = missing.map(({ path }) => path).join(', ');
    throw new Error(`Expected every page in queries/site-links.ts, missed ${paths}`);
  }
}

export async function siteIndexHead(number = 1): Promise<Head> {
  const { baseUrl } = await siteSettings();
  const head = {
    title: 'Search and all pages',
    description:
      'Search the site, or pick from the list of every page: casino reviews, bonuses, payments, guides, strategies, games, countries and help.',
    keywords: ['search', 'all pages', 'site index'],
    structuredData: [breadcrumbList(pagedTrail(TRAIL, BASE, number), baseUrl)],
  };
  return pagedHead(head, 'The list of every page of the site by its subject', {
    number,
    pageCount: await indexPageCount(),
  });
}
