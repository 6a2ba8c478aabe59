import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf } from '#domain/lists/paginate.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { ARTICLE_KINDS } from '#schemas/article.ts';
import { articleHref, listedArticles, onPage } from '../articles/articles.ts';
import { GUIDES_TITLE, guidesPage } from '../articles/guides-page.ts';
import { lastChange } from '../content/last-change.ts';

/** Guides and strategies, in as many pages as the longer of the two lists takes. */
export const guides = singlePage({
  address: '/guides',
  inPages: true,
  plate: 'Technology',
  group: 'guides',
  entry: async () => {
    const { guide, strategy } = await listedArticles();
    return {
      name: 'Guides',
      listedAs: 'All guides and strategies',
      changedOn: await lastChange('articles'),
      list: {
        pageCount: pageCountOf(Math.max(guide.length, strategy.length), LIST_SIZES.articles),
        label: 'Pages of the guides',
        what: 'More guides to crypto casinos and articles on strategy, with every sum',
      },
    };
  },
  view: ({ number }) => guidesPage(number),
  head: async ({ number }) => {
    const listed = await listedArticles();
    const shown = ARTICLE_KINDS.flatMap((kind) => onPage(listed[kind], number));
    const description =
      'Guides to crypto casino bonuses, coins, identity checks and licences, and strategy articles on slots, tables and poker, with every sum shown.';
    return {
      title: GUIDES_TITLE,
      description,
      keywords: [
        'crypto casino guides',
        'gambling strategy',
        'house edge',
        'bonus terms explained',
      ],
      structuredData: ({ origin, page }) => [
        {
          '@type': 'CollectionPage',
          name: GUIDES_TITLE,
          description,
          url: page,
          mainEntity: {
            '@type': 'ItemList',
            numberOfItems: shown.length,
            itemListElement: shown.map(({ slug, entry }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: entry.data.title,
              url: new URL(articleHref(slug), origin).href,
            })),
          },
        },
      ],
    };
  },
});
