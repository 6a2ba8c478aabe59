import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatCounted, startSentence } from '#format/counted.ts';
import { formatMoney, formatPercent } from '#format/text.ts';
import { factsOf } from '#models/games/game-facts.ts';
import { hourAt, roundsAndBet } from '#models/games/hour-cost.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { allEntries } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';
import { gameEntries } from '../games/games.ts';
import { rulesOfGames } from './game-rules.ts';
import { shell } from '../site/site.ts';

/** Games that the title of the page has room for. */
const MOST_NAMED = 5;

/** The list of game guides, with what an hour of each costs. */
export const games = singlePage({
  address: '/games',
  plate: 'Slots',
  group: 'games',
  entry: async () => ({
    name: 'Games',
    listedAs: 'All games',
    changedOn: await lastChange('games'),
  }),
  view: gameListPage,
  head: async () => {
    const listed = await gameEntries();
    return {
      title: `Game odds: ${listed
        .slice(0, MOST_NAMED)
        .map(({ data }) => data.name.toLowerCase())
        .join(', ')}`,
      description: `${startSentence(formatCounted(listed.length, 'crypto casino game', 'crypto casino games'))} by the numbers: house edge, exact odds, variance and what an hour of each costs on average.`,
      keywords: ['crash odds', 'dice odds', 'plinko odds', 'aviator RTP', 'live dealer house edge'],
      structuredData: ({ origin }) => [
        {
          '@type': 'ItemList',
          name: 'Game guides',
          numberOfItems: listed.length,
          itemListElement: listed.map(({ slug, data }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: data.name,
            url: new URL(pageHref(FOLDERS.games, slug), origin).href,
          })),
        },
      ],
    };
  },
});

async function gameListPage() {
  const games = (await gameEntries()).map(({ slug, data }) => ({
    slug,
    data,
    cost: hourAt(data, data.hour.edgePercent).cost,
    working: `${roundsAndBet(data)} at ${formatPercent(data.hour.edgePercent)}`,
  }));
  const rulesCount = (await allEntries('gameRules')).length;
  return {
    lead: `${startSentence(formatCounted(games.length, 'game', 'games'))} that crypto casinos are known for. Each guide has the rules in half a minute, the exact odds where they can be worked out, and what an hour costs on average.`,
    rulesText: rulesOfGames(rulesCount),
    games: games.map(({ slug, data, cost, working }) => ({
      slug,
      name: data.name,
      lead: data.lead,
      facts: factsOf(data).slice(0, 3),
      hour: { cost: formatMoney(cost), working },
    })),
    hours: games
      .map(({ slug, data, cost, working }) => ({
        label: `${data.name}: ${working}`,
        href: pageHref(FOLDERS.games, slug),
        value: cost.minorUnits,
        figure: formatMoney(cost),
      }))
      .sort((a, b) => a.value - b.value),
    help: (await shell()).help,
  };
}
