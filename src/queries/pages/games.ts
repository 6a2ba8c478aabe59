import { GAME_KINDS } from '#domain/casinos/facts.ts';
import { oldestReading, sourcesIn, sourceUnder } from '#domain/facts/cited-source.ts';
import { valueOf } from '#domain/facts/fact.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatCounted, startSentence } from '#format/counted.ts';
import { formatEdge } from '#format/odds-text.ts';
import { formatDate, formatMoney, formatPercent } from '#format/text.ts';
import { verifierOf } from '#models/fairness/verifier.ts';
import { CHARTS } from '#models/games/game-charts.ts';
import { factsOf, formatSpan } from '#models/games/game-facts.ts';
import { SPREAD_TABLES } from '#models/games/game-spread.ts';
import { hourAt, hourLedger, roundsAndBet } from '#models/games/hour-cost.ts';
import { supporterNote } from '#models/games/supporter-note.ts';
import { pagesInFolder, type Place, singlePage } from '#models/pages/page-kind.ts';
import { reviewedCasinos } from '../casinos/casinos.ts';
import { casinoVisits } from '../casinos/visits.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { lastChange, lastChangeOf } from '../content/last-change.ts';
import { gameEntries, hasOdds } from '../games/games.ts';
import { rulesOfGames } from './game-rules.ts';

/** Most games that the title of the page names. */
const MOST_NAMED = 5;

/** List of game guides with the cost of an hour of each. */
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
  };
}

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
        changedOn: await lastChangeOf(data),
      })),
    ),
  view: gamePage,
  head: async ({ slug }) => {
    const { data } = requireEntry(await allEntries('games'), slug, 'a game');
    const { name, title, rtp } = data;
    const edges = formatSpan(rtp.map(({ edgePercent }) => edgePercent));
    return {
      title: `${title}: odds, edge and cost`,
      description: `${name} explained: rules in half a minute, a house edge of ${edges}, exact odds as chart and table, what an hour costs on average, and common myths.`,
      keywords: [name.toLowerCase(), 'house edge', 'RTP', 'variance', 'odds'],
      signed: data,
    };
  },
});

async function gamePage({ slug }: Place) {
  const games = await gameEntries();
  const rulesCount = (await allEntries('gameRules')).length;
  const { data } = requireEntry(games, slug, 'a game');
  const oldest = oldestReading(sourcesIn(data));
  return {
    slug,
    name: data.name,
    title: data.title,
    lead: data.lead,
    oldestReading: oldest && formatDate(oldest),
    facts: factsOf(data),
    rules: data.rulesInHalfAMinute,
    chart: hasOdds(slug) ? CHARTS[slug](data) : null,
    returns: {
      text: data.rtpInWords,
      variants: data.rtp.map(({ variant, rtpPercent, edgePercent, source, sum }) => ({
        variant,
        rtp: formatEdge(rtpPercent),
        edge: formatEdge(edgePercent),
        source: sourceUnder(source, data.sources),
        sum: sum ?? null,
      })),
    },
    spread: { text: data.varianceInWords, tables: hasOdds(slug) ? SPREAD_TABLES[slug]() : [] },
    hour: { ledger: hourLedger(data), note: data.pace.note },
    checking: { text: data.checkingARound, verifier: await verifierOf(slug) },
    myths: data.myths.map(({ myth, truth }, index) => ({
      id: `myth-${index + 1}`,
      title: myth,
      text: truth,
    })),
    supporters: await supportersOf(slug),
    others: [
      ...games
        .filter((game) => game.slug !== slug)
        .map((game) => ({ text: game.data.name, href: pageHref(FOLDERS.games, game.slug) })),
      {
        text:
          rulesCount === 0
            ? 'Game rules'
            : `Rules of ${formatCounted(rulesCount, 'casino game', 'casino games')}`,
        href: '/game-rules',
      },
    ],
    sources: Object.values(data.sources),
  };
}

/** Casinos beside a game guide. */
const SHOWN = 2;

/**
 * Highest-ranked casinos that offer a game according to their facts; none for a game that facts
 * cannot name.
 */
async function supportersOf(slug: string) {
  const game = GAME_KINDS.find((kind) => kind === slug);
  if (game === undefined) return [];
  const [casinos, visits] = [await reviewedCasinos(), await casinoVisits()];
  return casinos
    .filter(({ entry }) => valueOf(entry.data.facts.games)?.includes(game))
    .slice(0, SHOWN)
    .map(({ slug, name, rating, tests, verdict, logo, entry: { data } }) => ({
      slug,
      name,
      score: rating.score,
      tests,
      verdict,
      logo,
      visit: visits(slug),
      note: supporterNote(data.facts, game),
    }));
}
