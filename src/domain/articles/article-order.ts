/** Fields that decide an article's place in a list. */
export type Placeable = {
  slug: string;
  category: string;
  /** ISO day. */
  publishedOn: string;
};

/**
 * Articles in the order of a list: newest day first. Articles of the same day take turns by
 * category, in the given order of categories and by slug inside one, so that neighbours differ.
 * A category that is not given comes after those that are.
 */
export function orderArticles<Article extends Placeable>(
  articles: readonly Article[],
  categories: readonly string[],
): Article[] {
  const bySlug = [...articles].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const seen = new Map<string, number>();
  const placed = bySlug.map((article) => {
    const group = `${article.publishedOn} ${article.category}`;
    const turn = seen.get(group) ?? 0;
    seen.set(group, turn + 1);
    const place = categories.indexOf(article.category);
    return { article, turn, place: place === -1 ? categories.length : place };
  });
  return placed
    .sort(
      (a, b) =>
        -compare(a.article.publishedOn, b.article.publishedOn) ||
        a.turn - b.turn ||
        a.place - b.place,
    )
    .map(({ article }) => article);
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
