import type { CollectionEntry } from 'astro:content';
import { articleCard } from '#models/articles/article-card.ts';
import { renderedHtml } from '#models/prose/rendered-html.ts';
import { pictureOf } from '../pictures/pictures.ts';

export async function cardOf(entry: CollectionEntry<'articles'>) {
  const { id, data } = entry;
  const picture =
    data.picture === undefined ? null : await pictureOf(data.picture.file, 'articles');
  return articleCard({ id, data, html: renderedHtml(entry), picture });
}
