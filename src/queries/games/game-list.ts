import { formatMoney, formatPercent } from '#format/text.ts';
import { pageWatermark } from '#models/pictures/art-files.ts';
import { factsOf, gameEntries, LIST_STEP } from './games.ts';
import type { Head } from '../site/head.ts';
import { hourAt, roundsAndBet } from '#models/games/hour-cost.ts';
import { shell, siteSettings } from '../site/site.ts';
import { breadcrumbList, HOME_LINK } from '#models/pages/structured-data.ts';

const LIST_TRAIL = [HOME_LINK, LIST_STEP];

/** The list of guides, and what an hour of each costs. */
export async function gameListPage() {
  const games = await gameEntries();
  return {
    trail: LIST_TRAIL,
    art: pageWatermark('games'),
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
          href: `/games/${slug}`,
          value: cost.minorUnits,
          figure: formatMoney(cost),
        };
      })
      .sort((a, b) => a.value - b.value),
    help: (await shell()).help,
  };
}

export async function gameListHead(): Promise<Head> {
  const { baseUrl } = await siteSettings();
  const games = await gameEntries();
  return {
    title: 'Game odds: crash, dice, plinko, aviator, live dealer',
    description:
      'Five crypto casino games by the numbers: house edge, exact odds, variance and what an hour of each costs on average.',
    keywords: ['crash odds', 'dice odds', 'plinko odds', 'aviator RTP', 'live dealer house edge'],
    structuredData: [
      breadcrumbList(LIST_TRAIL, baseUrl),
      {
        '@type': 'ItemList',
        name: 'Game guides',
        numberOfItems: games.length,
        itemListElement: games.map(({ slug, data }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: data.name,
          url: new URL(`/games/${slug}`, baseUrl).href,
        })),
      },
    ],
  };
}
