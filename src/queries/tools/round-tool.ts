import { wholeVerifier } from '#models/fairness/verifier.ts';
import { offeredSchemes } from '#domain/fairness/schemes.ts';
import { allEntries } from '../content/entries.ts';
import { gameEntries } from '../games/games.ts';

const ADDRESS = '/tools/round';

/** The verifier with every rule, and where to read on. */
export async function roundTool() {
  const checked = new Set<string | null>(offeredSchemes().map(({ guide }) => guide));
  const [games, articles] = await Promise.all([gameEntries(), allEntries('articles')]);
  return {
    games: [
      ...games
        .filter(({ slug }) => checked.has(slug))
        .map(({ slug, data }) => ({ text: data.name, href: `/games/${slug}` })),
      { text: 'Provably fair casinos', href: '/payments-kyc/provably-fair' },
    ],
    articles: articles
      .filter(({ data }) => data.related.some(({ href }) => href === ADDRESS))
      .map(({ id, data }) => ({ text: data.title, href: `/guides/${id}` })),
    verifier: await wholeVerifier(),
  };
}
