import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatMoney, formatPercent } from '#format/text.ts';
import { formatCounted, startSentence } from '#format/counted.ts';
import { factsOf } from '#models/games/game-facts.ts';
import { allEntries } from '../content/entries.ts';
import { gameEntries } from './games.ts';
import { rulesOfGames } from './game-rules.ts';
import { hourAt, roundsAndBet } from '#models/games/hour-cost.ts';
import { shell } from '../site/site.ts';

/** The list of guides, and what an hour of each costs. */
export async function gameListPage() {
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
