import { money, type Money, subtractMoney } from '#domain/money/money.ts';
import { hourlyCost } from '#domain/odds/hourly-cost.ts';
import { formatCount, formatMoney, formatPercent } from '#format/text.ts';
import type { Game } from '#schemas/game.ts';

/**
 * Turnover and average loss of an hour at a house edge. Throws if the game's figures are out of
 * range.
 */
export function hourAt({ hour }: Game, edgePercent: number): { turnover: Money; cost: Money } {
  const { roundsPerHour } = hour;
  const edgeFraction = edgePercent / 100;
  const { turnover, averageCost } = hourlyCost({ roundsPerHour, bet: betOf(hour), edgeFraction });
  return { turnover, cost: averageCost };
}

function betOf({ betUsdMinor }: Game['hour']): Money {
  return { minorUnits: betUsdMinor, currency: 'USD' };
}

/** Example: 120 rounds of $2 */
export function roundsAndBet({ hour }: Game): string {
  return `${formatCount(hour.roundsPerHour)} rounds of ${formatMoney(betOf(hour))}`;
}

/** Ledger of an hour: turnover times house edge is the average loss. */
export function hourLedger(game: Game) {
  const { edgePercent } = game.hour;
  const { turnover, cost } = hourAt(game, edgePercent);
  const variant = game.rtp.find((candidate) => candidate.edgePercent === edgePercent);
  return {
    caption: `Average cost of an hour of ${game.name.toLowerCase()}`,
    rows: [
      { label: 'Bets', working: roundsAndBet(game), figure: formatMoney(turnover) },
      {
        label: 'House edge',
        working: variant?.variant,
        figure: formatPercent(edgePercent, 4),
      },
    ],
    total: {
      label: 'Average cost of the hour',
      figure: formatMoney(subtractMoney(money(0), cost)),
      tone: 'cost' as const,
    },
  };
}
