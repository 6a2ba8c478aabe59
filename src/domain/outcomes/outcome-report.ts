import { type Currency, majorUnits } from '../money/money.ts';
import { hundredPlayers } from './hundred-players.ts';
import type { Outcome } from './outcome-figures.ts';

/** Figures of an outcome for programs: chances, and amounts in major units of the plan's currency. */
export type OutcomeReport = ReturnType<typeof outcomeReport>;

/**
 * One set of names and numbers for verification: in the output of `npm run outcome`, and on the receipt of the
 * tool. `nothing` and names beginning with `cashOut` are about the cash-out, as on every page. The others are
 * about the final balance, where `lose` is less than one bet.
 */
export function outcomeReport(outcome: Outcome, currency: Currency = 'USD') {
  const major = (minorUnits: number) => majorUnits({ minorUnits, currency });
  const { chances, beforeForfeit } = outcome;
  const players = hundredPlayers(chances);
  const final = beforeForfeit.chances;
  const ofFinal = hundredPlayers(final);
  return {
    nothing: chances.loses + chances.nothingAtRisk,
    cashOutLess: chances.less + chances.even,
    cashOutAbove: chances.above,
    cashOutEven: chances.even,
    cashOutMedian: major(outcome.medianMinor),
    cashOutMean: major(outcome.averageCashOutMinor),
    cashOutOfHundred: {
      nothing: players.loses.count + players.nothingAtRisk.count,
      less: players.less.count,
      above: players.above.count,
    },
    lose: final.loses + final.nothingAtRisk,
    less: final.less + final.even,
    above: final.above,
    even: final.even,
    median: major(beforeForfeit.medianMinor),
    mean: major(beforeForfeit.averageCashOutMinor),
    meanFinal: major(outcome.averageBalanceMinor),
    turnover: major(outcome.averageTurnoverMinor),
    bets: outcome.averageBets,
    plannedBets: outcome.plannedBets,
    ruin: outcome.ruinChance,
    complete: outcome.completionChance,
    quantiles: outcome.quantiles.map(({ share, cashOutMinor }, index) => ({
      share,
      cashOut: major(cashOutMinor),
      final: major(beforeForfeit.quantiles[index]?.cashOutMinor ?? 0),
    })),
    ofHundred: {
      lose: ofFinal.loses.count + ofFinal.nothingAtRisk.count,
      less: ofFinal.less.count,
      above: ofFinal.above.count,
    },
  };
}
