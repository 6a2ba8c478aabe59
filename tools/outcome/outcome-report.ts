import { hundredPlayers } from '#domain/outcomes/hundred-players.ts';
import { type OutcomeRefusal, outcomeOf } from '#domain/outcomes/outcome.ts';
import type { Outcome } from '#domain/outcomes/outcome-figures.ts';
import { straightCostMinor } from '#domain/outcomes/plan.ts';
import { playTime } from '#domain/outcomes/play-limits.ts';
import type { OutcomeRequest } from './read-request.ts';

/** The figures of an outcome as the command prints them: chances, and sums in major units. */
export type OutcomeReport = Record<string, unknown>;

export type ReportResult = { ok: true; report: OutcomeReport } | { ok: false; problem: string };

/** Works a request out; a plan that is refused gives a sentence. */
export function outcomeReport({ plan, shares, betsPerHour }: OutcomeRequest): ReportResult {
  const result = outcomeOf(plan, { shares });
  if (!result.ok) return { ok: false, problem: refusal(result.reason, plan.starts[0]?.bets ?? 0) };
  const { outcome } = result;
  const hours =
    betsPerHour === null
      ? {}
      : { hours: playTime({ bets: outcome.averageBets, betsPerHour }, null).hours };
  return {
    ok: true,
    report: { ...figures(outcome), ...hours, straightCost: straightCostMinor(plan) / 100 },
  };
}

function figures(outcome: Outcome): OutcomeReport {
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

function refusal(reason: OutcomeRefusal, bets: number): string {
  switch (reason) {
    case 'too-much-work':
      return `--turnover, --bet, --table: found ${bets} bets on a grid too fine for so many, expected fewer or larger bets.`;
    case 'amounts-too-fine':
      return '--table: found sums that cannot be counted exactly, expected multiples of at most six decimals.';
    default:
      throw new Error(`Expected options that make a plan, found ${reason}`);
  }
}
