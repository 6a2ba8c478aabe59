import { FOLDERS } from '#domain/site/folders.ts';
import { articleCard } from '#models/articles/article-card.ts';
import { pagesInFolder } from '#models/pages/page-kind.ts';
import { shownBlocks } from '#models/prose/prose-blocks.ts';
import { sanitiseBody } from '#models/prose/sanitise.ts';
import { articleFactsOf } from '../articles/article-facts.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { guides } from './guides.ts';
import { bylineOf, signatures } from '../people/people.ts';
import { picturesIn } from '../pictures/pictures.ts';
import { shell } from '../site/site.ts';

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
    const { data } = await articleEntry(slug);
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

const articleEntry = async (slug: string) =>
  requireEntry(await allEntries('articles'), slug, 'an article');

/** One article, its body reduced to what SPEC section 5 allows. */
async function articlePage(slug: string) {
  const entry = await articleEntry(slug);
  const facts = await articleFactsOf(entry);
  const { ledger, sources, related } = entry.data;
  return {
    ...articleCard(facts),
    byline: await bylineOf(entry.data),
    body: shownBlocks(facts.html, await picturesIn(facts.html, 'articles')).map((block) =>
      block.kind === 'text' ? { ...block, html: sanitiseBody(block.html) } : block,
    ),
    ledger: ledger ?? null,
    sources,
    related,
    help: (await shell()).help,
  };
}
