import { FOLDERS } from '#domain/site/folders.ts';
import { pagesInFolder } from '#models/pages/page-kind.ts';
import { articlePage } from '../articles/article-page.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { signatures } from '../people/people.ts';
import { guides } from './guides.ts';

/** Guides and strategies, each an article. */
export const articles = pagesInFolder({
  folder: FOLDERS.articles,
  below: guides,
  search: 'guide',
  plate: 'Technology',
  group: 'guides',
  entries: async () =>
    (await allEntries('articles')).map(({ id, data }) => ({
      slug: id,
      name: data.title,
      changedOn: data.updatedOn,
      plate: data.category,
      ...(data.kind === 'strategy' && { search: 'strategy', group: 'strategies' }),
    })),
  view: ({ slug }) => articlePage(slug),
  head: async ({ slug }) => {
    const { data } = requireEntry(await allEntries('articles'), slug, 'an article');
    return {
      title: data.title,
      description: data.excerpt,
      keywords: [
        data.category.toLowerCase(),
        'crypto casino guide',
        'worked example',
        'house edge',
      ],
      type: 'article',
      structuredData: async ({ origin, page, picture }) => [
        {
          '@type': 'Article',
          headline: data.title,
          description: data.excerpt,
          articleSection: data.category,
          datePublished: data.publishedOn,
          dateModified: data.updatedOn,
          image: picture,
          ...(await signatures(data, { origin, page })),
        },
      ],
    };
  },
});
