import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { indexPageCount, linkGroups } from '#models/pages/page-index.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { lastChange } from '../content/last-change.ts';
import { LISTED_PAGES } from './listed-pages.ts';

const groupsOfLinks = () => linkGroups(LISTED_PAGES);

/** Index of all pages by subject; long groups continue on the later pages. */
export const search = singlePage({
  address: '/search',
  inPages: true,
  search: null,
  group: null,
  entry: async () => ({
    name: 'All pages',
    changedOn: await lastChange('articles', 'casinos', 'countries', 'games', 'helplines', 'pages'),
    list: {
      pageCount: indexPageCount(await groupsOfLinks()),
      label: 'Pages of this list',
      what: 'The list of every page of the site by its subject',
    },
  }),
  view: async ({ number }) => {
    const groups = await groupsOfLinks();
    const start = (number - 1) * LIST_SIZES.indexLinks;
    return {
      groups: groups
        .map((group) => ({
          ...group,
          links: group.links.slice(start, start + LIST_SIZES.indexLinks),
        }))
        .filter(({ links }) => links.length > 0),
      count: groups.reduce((sum, { links }) => sum + links.length, 0),
    };
  },
  head: () => ({
    title: 'Search and all pages',
    signed: null,
    description:
      'Search the site, or pick from the list of every page: casino reviews, bonuses, payments, guides, strategies, games, countries and help.',
    keywords: ['search', 'all pages', 'site index'],
  }),
});
