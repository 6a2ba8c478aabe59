import type { CollectionEntry } from 'astro:content';
import { articleCard } from '#models/articles/article-card.ts';
import { oncePerBuildEach } from '../content/once-per-build.ts';
import { pictureOf } from '../pictures/pictures.ts';

/** What a card and the head of an article say of it, with its own picture where it has one. */
export const articleCardOf = oncePerBuildEach(async (entry: CollectionEntry<'articles'>) => {
  const { picture } = entry.data;
  return articleCard(entry, picture === undefined ? null : await pictureOf(picture.file));
});

export const articleCardsOf = (entries: readonly CollectionEntry<'articles'>[]) =>
  Promise.all(entries.map(articleCardOf));
