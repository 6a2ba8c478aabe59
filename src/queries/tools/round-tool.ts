import { SCHEMES } from '#domain/fairness/schemes.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { wholeVerifier } from '#models/fairness/verifier.ts';
import { allEntries } from '../content/entries.ts';
import { gameEntries } from '../games/games.ts';

/** The verifier with every rule, the guides of its games, and the articles that lead here. */
export async function roundToolPage() {
  const guides = new Set<string | undefined>(SCHEMES.map(({ guide }) => guide));
  const [games, articles] = await Promise.all([gameEntries(), allEntries('articles')]);
  return {
    games: games
      .filter(({ slug }) => guides.has(slug))
      .map(({ slug, data }) => ({ text: data.name, href: pageHref(FOLDERS.games, slug) })),
    articles: articles
      .filter(({ data }) => data.related.some(({ href }) => href === '/tools/round'))
      .map(({ id, data }) => ({ text: data.title, href: pageHref(FOLDERS.articles, id) })),
    verifier: await wholeVerifier(),
  };
}
