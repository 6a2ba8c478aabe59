import type { CollectionEntry } from 'astro:content';
import { orderArticles } from '#domain/articles/article-order.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf, pageOf } from '#domain/lists/paginate.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { ARTICLE_KINDS, GUIDE_CATEGORIES, STRATEGY_CATEGORIES } from '#schemas/article.ts';
import { allEntries } from '../content/entries.ts';

type ArticleEntry = CollectionEntry<'articles'>;
type Kind = (typeof ARTICLE_KINDS)[number];

const CATEGORIES: Record<Kind, readonly string[]> = {
  guide: GUIDE_CATEGORIES,
  strategy: STRATEGY_CATEGORIES,
};

export const articleHref = (slug: string) => pageHref(FOLDERS.articles, slug);

/** All articles of both kinds in the order of their lists. */
export async function listedArticles() {
  const articles = await allEntries('articles');
  return { guide: inOrder('guide', articles), strategy: inOrder('strategy', articles) };
}

/** What one of the two lists has on a page; nothing where it has ended before the other. */
export function onPage(listed: ReturnType<typeof inOrder>, number: number) {
  const isThere = number <= pageCountOf(listed.length, LIST_SIZES.articles);
  return isThere ? pageOf(listed, LIST_SIZES.articles, number).items : [];
}

function inOrder(kind: Kind, articles: readonly ArticleEntry[]) {
  const placeable = articles
    .filter(({ data }) => data.kind === kind)
    .map((entry) => ({
      slug: entry.id,
      category: entry.data.category,
      publishedOn: entry.data.publishedOn,
      entry,
    }));
  return orderArticles(placeable, CATEGORIES[kind]);
}
