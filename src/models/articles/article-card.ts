import { readMinutes } from '#domain/articles/read-time.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatDate, formatReadTime } from '#format/text.ts';
import type { Article } from '#schemas/article.ts';
import type { Picture } from '../pictures/picture.ts';
import { engravedCover } from '../pictures/art-files.ts';
import { proseText } from '../prose/prose-tree.ts';

/** Facts behind a card and the head of an article. */
type ArticleFacts = {
  id: string;
  data: Article;
  /** Rendered HTML, not sanitised yet. */
  html: string;
  /** `null` where the cover is engraved. */
  picture: Picture | null;
};

/** Cache by text: an article is rendered on its own page and in several lists. */
const minutesRead = new Map<string, number>();

function minutesOf(html: string): number {
  const minutes = minutesRead.get(html) ?? readMinutes(proseText(html));
  minutesRead.set(html, minutes);
  return minutes;
}

/** Date with its machine-readable form. */
export const dated = (iso: string) => ({ text: formatDate(iso), iso });

/** The day of a change after the publication; `null` where there was none, or nobody knows. */
export const updatedDay = ({ publishedOn, updatedOn = publishedOn }: Days) =>
  updatedOn > publishedOn ? dated(updatedOn) : null;

type Days = { publishedOn: string; updatedOn?: string | undefined };

export function articleCard({ id, data, html, picture }: ArticleFacts) {
  return {
    slug: id,
    href: pageHref(FOLDERS.articles, id),
    title: data.title,
    excerpt: data.excerpt,
    category: data.category,
    cover: picture ?? engravedCover({ slug: id, category: data.category }),
    coverAlt: picture === null ? '' : (data.picture?.alt ?? ''),
    published: dated(data.publishedOn),
    updated: updatedDay(data),
    readTime: formatReadTime(minutesOf(html)),
  };
}
