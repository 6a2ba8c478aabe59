import { formatEdge } from '#format/odds-text.ts';
import { formatMoney } from '#format/text.ts';
import type { Game } from '#schemas/game.ts';
import { figuresTable } from './figures-table.ts';
import { hourAt, roundsAndBet } from './hour-cost.ts';

/** Average loss in an hour at one pace and stake, bet by bet, cheapest first. */
export function liveDealerChart(game: Game) {
  const bets = [...game.rtp]
    .sort((a, b) => a.edgePercent - b.edgePercent)
    .map((bet) => ({ ...bet, cost: hourAt(game, bet.edgePercent).cost }));
  return {
    kind: 'bars' as const,
    title: 'The same hour, bet by bet',
    formula: `Average cost of ${roundsAndBet(game)}: bets × house edge`,
    caption:
      'One pace and one stake in every line, so you can compare the bets. Where a source gives only its highest figure, the bar shows the cheapest case.',
    bars: bets.map(({ variant, cost }) => ({
      label: variant,
      value: cost.minorUnits,
      figure: formatMoney(cost),
    })),
    tables: [
      figuresTable(
        'Return and average cost of an hour by bet',
        ['Bet', 'Return (RTP)', 'House edge', 'Average cost of the hour'],
        bets.map(({ variant, rtpPercent, edgePercent, cost }) => [
          variant,
          formatEdge(rtpPercent),
          formatEdge(edgePercent),
          formatMoney(cost),
        ]),
      ),
    ],
  };
}
