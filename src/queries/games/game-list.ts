import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatMoney, formatPercent } from '#format/text.ts';
import { factsOf } from '#models/games/game-facts.ts';
import { gameEntries } from './games.ts';
import { hourAt, roundsAndBet } from '#models/games/hour-cost.ts';
import { shell } from '../site/site.ts';

/** The list of guides, and what an hour of each costs. */
export async function gameListPage() {
  const games = await gameEntries();
  return {
    games: games.map(({ slug, data }) => ({
      slug,
      name: data.name,
      lead: data.lead,
      facts: factsOf(data).slice(0, 3),
      hour: {
        cost: formatMoney(hourAt(data, data.hour.edgePercent).cost),
        working: `${roundsAndBet(data)} at ${formatPercent(data.hour.edgePercent)}`,
      },
    })),
    hours: games
      .map(({ slug, data }) => {
        const { cost } = hourAt(data, data.hour.edgePercent);
        return {
          label: `${data.name}: ${roundsAndBet(data)} at ${formatPercent(data.hour.edgePercent)}`,
          href: pageHref(FOLDERS.games, slug),
          value: cost.minorUnits,
          figure: formatMoney(cost),
        };
      })
      .sort((a, b) => a.value - b.value),
    help: (await shell()).help,
  };
}
