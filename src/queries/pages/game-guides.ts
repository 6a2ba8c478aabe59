import { FOLDERS } from '#domain/site/folders.ts';
import { formatSpan } from '#models/games/game-facts.ts';
import { pagesInFolder } from '#models/pages/page-kind.ts';
import { lastReading } from '../content/last-change.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { gamePage } from '../games/game-page.ts';
import { gameEntries } from '../games/games.ts';
import { games } from './games.ts';

/** The guide of each game. */
export const gameGuides = pagesInFolder({
  folder: FOLDERS.games,
  below: games,
  search: 'game',
  plate: 'Slots',
  group: 'games',
  entries: async () =>
    Promise.all(
      (await gameEntries()).map(async ({ slug, data }) => ({
        slug,
        name: data.name,
        changedOn: await lastReading(data),
      })),
    ),
  view: ({ slug }) => gamePage(slug),
  head: async ({ slug }) => {
    const { name, title, rtp } = requireEntry(await allEntries('games'), slug, 'a game').data;
    const edges = formatSpan(rtp.map(({ edgePercent }) => edgePercent));
    return {
      title: `${title}: odds, edge and cost`,
      description: `${name} explained: rules in half a minute, a house edge of ${edges}, exact odds as chart and table, what an hour costs on average, and common myths.`,
      keywords: [name.toLowerCase(), 'house edge', 'RTP', 'variance', 'odds'],
    };
  },
});
