import { readMinutes } from '#domain/articles/read-time.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatDate, formatReadTime } from '#format/text.ts';
import type { Article } from '#schemas/article.ts';
import type { Picture } from '../pictures/picture.ts';
import { engravedCover } from '../pictures/art-files.ts';
import { proseText } from '../prose/prose-tree.ts';
import { renderedHtml } from '../prose/rendered-html.ts';

type ArticleEntry = { id: string; data: Article; rendered?: { html: string } };

/** What a card and the head of an article say of it; without a picture of its own, a cover is engraved. */
export function articleCard(article: ArticleEntry, picture: Picture | null) {
  const { id, data } = article;
  return {
    slug: id,
    href: pageHref(FOLDERS.articles, id),
    title: data.title,
    excerpt: data.excerpt,
    category: data.category,
    cover: picture ?? engravedCover({ slug: id, category: data.category }),
    coverAlt: picture === null ? '' : (data.picture?.alt ?? ''),
    published: { text: formatDate(data.publishedOn), iso: data.publishedOn },
    updated: { text: formatDate(data.updatedOn), iso: data.updatedOn },
    readTime: formatReadTime(readMinutes(proseText(renderedHtml(article)))),
  };
}
