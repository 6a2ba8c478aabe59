import type { CollectionEntry } from 'astro:content';
import type { ArticleFacts } from '#models/articles/article-card.ts';
import { renderedHtml } from '#models/prose/rendered-html.ts';
import { pictureOf } from '../pictures/pictures.ts';

type ArticleEntry = CollectionEntry<'articles'>;

/** What is read of an article, with its own picture where it has one. */
export async function articleFactsOf(entry: ArticleEntry): Promise<ArticleFacts> {
  const { id, data } = entry;
  const picture =
    data.picture === undefined ? null : await pictureOf(data.picture.file, 'articles');
  return { id, data, html: renderedHtml(entry), picture };
}

/** The same of several. */
export const factsOfArticles = (entries: readonly ArticleEntry[]) =>
  Promise.all(entries.map(articleFactsOf));
