import { SCHEMES } from '#domain/fairness/schemes.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { wholeVerifier } from '#models/fairness/verifier.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { allEntries } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';
import { gameEntries } from '../games/games.ts';
import { TOOL } from './tools.ts';

/** Games and sites of the schemes, as their ids name them: keno, hilo, bustabit. */
const GAMES = [...new Set(SCHEMES.flatMap(({ id }) => id.split('-')))];

/** Verifier with every scheme, the guides of its games, and the articles that lead here. */
async function view() {
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

export const roundTool = singlePage({
  address: '/tools/round',
  ...TOOL,
  plate: 'Technology',
  entry: async () => ({ name: 'Check a round', changedOn: await lastChange('games') }),
  view,
  head: () => ({
    title: 'Check a round: provably fair verifier',
    description:
      'Work a provably fair round out again from its seeds, step by step: dice, plinko, roulette, mines, keno, limbo and crash. Nothing you type is sent.',
    keywords: [
      'provably fair verifier',
      'check a round',
      'server seed',
      'client seed and nonce',
      ...GAMES.map((game) => `${game} verifier`),
    ],
  }),
});
