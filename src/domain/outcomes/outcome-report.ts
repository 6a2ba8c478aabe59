import { hundredPlayers } from './hundred-players.ts';
import type { Outcome } from './outcome-figures.ts';

/** Figures of an outcome for programs: chances, and amounts in major units. */
export type OutcomeReport = ReturnType<typeof outcomeReport>;

/**
 * One set of names and numbers for verification: in the output of `npm run outcome`, and on the receipt of the
 * tool. `nothing` and names beginning with `cashOut` are about the cash-out, as on every page. The others are
 * about the final balance, where `lose` is less than one bet.
 */
export function outcomeReport(outcome: Outcome) {
  const { chances, beforeForfeit } = outcome;
  const players = hundredPlayers(chances);
  const final = beforeForfeit.chances;
  const ofFinal = hundredPlayers(final);
  return {
    nothing: chances.loses + chances.nothingAtRisk,
    cashOutLess: chances.less + chances.even,
    cashOutAbove: chances.above,
    cashOutEven: chances.even,
    cashOutMedian: outcome.medianMinor / 100,
    cashOutMean: outcome.averageCashOutMinor / 100,
    cashOutOfHundred: {
      nothing: players.loses.count + players.nothingAtRisk.count,
      less: players.less.count,
      above: players.above.count,
    },
    lose: final.loses + final.nothingAtRisk,
    less: final.less + final.even,
    above: final.above,
    even: final.even,
    median: beforeForfeit.medianMinor / 100,
    mean: beforeForfeit.averageCashOutMinor / 100,
    meanFinal: outcome.averageBalanceMinor / 100,
    turnover: outcome.averageTurnoverMinor / 100,
    bets: outcome.averageBets,
    plannedBets: outcome.plannedBets,
    ruin: outcome.ruinChance,
    complete: outcome.completionChance,
    quantiles: outcome.quantiles.map(({ share, cashOutMinor }, index) => ({
      share,
      cashOut: cashOutMinor / 100,
      final: (beforeForfeit.quantiles[index]?.cashOutMinor ?? 0) / 100,
    })),
    ofHundred: {
      lose: ofFinal.loses.count + ofFinal.nothingAtRisk.count,
      less: ofFinal.less.count,
      above: ofFinal.above.count,
    },
  };
}
