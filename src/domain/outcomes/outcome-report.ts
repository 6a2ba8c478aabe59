import { hundredPlayers } from './hundred-players.ts';
import type { Outcome } from './outcome-figures.ts';

/** The figures of an outcome as they are given to programs: chances, and sums in major units. */
export type OutcomeReport = ReturnType<typeof outcomeReport>;

/**
 * The same names and numbers wherever an outcome is given out to be checked: by `npm run outcome`, and on
 * the receipt of the tool.
 */
export function outcomeReport(outcome: Outcome) {
  const { loses, nothingAtRisk, less, even, above } = outcome.chances;
  const players = hundredPlayers(outcome.chances);
  return {
    lose: loses + nothingAtRisk,
    less: less + even,
    above,
    even,
    median: outcome.medianMinor / 100,
    mean: outcome.averageCashOutMinor / 100,
    meanFinal: outcome.averageBalanceMinor / 100,
    turnover: outcome.averageTurnoverMinor / 100,
    bets: outcome.averageBets,
    plannedBets: outcome.plannedBets,
    ruin: outcome.ruinChance,
    complete: outcome.completionChance,
    quantiles: outcome.quantiles.map(({ share, cashOutMinor }) => ({
      share,
      cashOut: cashOutMinor / 100,
    })),
    ofHundred: {
      lose: players.loses.count + players.nothingAtRisk.count,
      less: players.less.count,
      above: players.above.count,
    },
  };
}
