import { articleCard } from '#models/articles/article-card.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { allEntries } from '../content/entries.ts';
import { factsOfArticles } from './article-facts.ts';
import { listedArticles, onPage } from './articles.ts';

/** A page of the list of guides. */
export async function guidesPage(number: number) {
  const [articles, bonuses] = [await allEntries('articles'), await allEntries('bonuses')];
  const { guide, strategy } = await listedArticles();
  const cardsOf = async (listed: typeof guide) =>
    (await factsOfArticles(onPage(listed, number).map(({ entry }) => entry))).map(articleCard);
  return {
    title: GUIDES_TITLE,
    lead:
      articles.length === 0
        ? 'On bonuses, coins, identity checks, licences and the games. Each will work through a sum that you can repeat.'
        : `${articles.length} ${articles.length === 1 ? 'article' : 'articles'} on bonuses, coins, identity checks, licences and the games. ${worked(articles)}`,
    emptyArtHref: watermarkHref('nothing-found'),
    guides: await cardsOf(guide),
    strategies: await cardsOf(strategy),
    bonusCount: bonuses.length,
    closingArtHref: watermarkHref('cta'),
  };
}

const worked = (articles: readonly { data: { ledger?: unknown } }[]) => {
  const { length } = articles.filter(({ data }) => data.ledger !== undefined);
  if (length === articles.length) return 'Each works through a sum that you can repeat.';
  return `${length} of them ${length === 1 ? 'works' : 'work'} through a sum that you can repeat.`;
};

export const GUIDES_TITLE = 'Guides that show their sums';
