import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatCounted, startSentence } from '#format/counted.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { lastChange } from '../content/last-change.ts';
import { gameListPage } from '../games/game-list.ts';
import { gameEntries } from '../games/games.ts';

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
