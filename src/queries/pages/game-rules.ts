import { distinctSources, sourcesIn, sourceUnder } from '#domain/facts/cited-source.ts';
import { formatCounted, startSentence } from '#format/counted.ts';
import { formatEdge } from '#format/odds-text.ts';
import { stripOf } from '#format/tick-strip.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { allEntries } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';

export const gameRules = singlePage({
  address: '/game-rules',
  plate: 'Table Games',
  group: 'games',
  entry: async () => ({ name: 'Game rules', changedOn: await lastChange('gameRules') }),
  view: gameRulesPage,
  head: () => ({
    title: 'Game rules and the house edge of every main bet',
    description:
      'How slots, blackjack, roulette, baccarat, poker, craps and sic bo are played, with the house edge of each main bet and where the figure comes from.',
    keywords: ['casino game rules', 'house edge', 'blackjack', 'roulette', 'baccarat', 'craps'],
  }),
});

/** Text of the link to the rules; `null` where there are none. */
export const rulesOfGames = (count: number): string | null =>
  count === 0
    ? null
    : `Rules and house edge of ${formatCounted(count, 'casino game', 'casino games')}`;

/** Sorted by the `order` of the content. */
async function gameRulesPage() {
  const games = (await allEntries('gameRules')).toSorted((a, b) => a.data.order - b.data.order);
  const edgesOf = ({ bets }: (typeof games)[number]['data']) =>
    bets.flatMap(({ bet, edgePercent: at }) =>
      at === null ? [] : { name: bet, at, figure: formatEdge(at) },
    );
  const dearest = games.flatMap(({ data }) => edgesOf(data)).toSorted((a, b) => b.at - a.at)[0];
  return {
    emptyArtHref: watermarkHref('nothing-found'),
    lead:
      games.length === 0
        ? 'How a round of each casino game goes, and the house edge of its main bets: the share of the stake that the house keeps on average.'
        : `${startSentence(formatCounted(games.length, 'casino game', 'casino games'))}: how a round goes, and the house edge of each main bet. The edge is the share of the stake that the house keeps on average.`,
    contents: games.map(({ id, data }) => ({ text: data.name, href: `#${id}` })),
    games: games.map(({ id, data }) => ({
      ...data,
      id,
      strip: stripOf(edgesOf(data), ['Cheapest', 'Dearest'], dearest),
      bets: data.bets.map(({ bet, pays, edgePercent, note, source, sum }) => ({
        bet,
        pays,
        edge: edgePercent === null ? null : formatEdge(edgePercent),
        note: note ?? null,
        source: source === null ? null : sourceUnder(source, data.sources),
        sum: sum ?? null,
      })),
    })),
    sources: distinctSources(games.flatMap(({ data }) => sourcesIn(data))),
  };
}
