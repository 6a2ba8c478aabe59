import { readMinutes } from '#domain/articles/read-time.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatDate, formatReadTime } from '#format/text.ts';
import type { Article } from '#schemas/article.ts';
import { coverFile } from '../pictures/art-files.ts';
import { proseText } from '../prose/prose-tree.ts';
import { renderedHtml } from '../prose/rendered-html.ts';

/** What a card and the head of an article say of it. */
export function articleCard(article: { id: string; data: Article; rendered?: { html: string } }) {
  const { id, data } = article;
  return {
    slug: id,
    href: pageHref(FOLDERS.articles, id),
    title: data.title,
    excerpt: data.excerpt,
    category: data.category,
    cover: coverFile({ slug: id, category: data.category }).path,
    published: { text: formatDate(data.publishedOn), iso: data.publishedOn },
    updated: { text: formatDate(data.updatedOn), iso: data.updatedOn },
    readTime: formatReadTime(readMinutes(proseText(renderedHtml(article)))),
  };
}
