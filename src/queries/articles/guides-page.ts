import { watermarkHref } from '#models/pictures/art-files.ts';
import { allEntries } from '../content/entries.ts';
import { articleCardsOf } from './article-cards.ts';
import { listedArticles, onPage } from './articles.ts';

/** The list of guides: heads of both grids, their cards, and the closing call. */
export async function guidesPage(number: number) {
  const [articles, bonuses] = [await allEntries('articles'), await allEntries('bonuses')];
  const { guide, strategy } = await listedArticles();
  return {
    title: GUIDES_TITLE,
    lead:
      articles.length === 0
        ? 'On bonuses, coins, identity checks, licences and the games. Each will work through a sum that you can repeat.'
        : `${articles.length} ${articles.length === 1 ? 'article' : 'articles'} on bonuses, coins, identity checks, licences and the games. Each works through a sum that you can repeat.`,
    emptyArtHref: watermarkHref('nothing-found'),
    guides: await articleCardsOf(onPage(guide, number).map(({ entry }) => entry)),
    strategies: await articleCardsOf(onPage(strategy, number).map(({ entry }) => entry)),
    bonusCount: bonuses.length,
    closingArtHref: watermarkHref('cta'),
  };
}

export const GUIDES_TITLE = 'Guides that show their sums';
