import { type OutcomeRefusal, outcomeOf } from '#domain/outcomes/outcome.ts';
import { outcomeReport } from '#domain/outcomes/outcome-report.ts';
import { straightCostMinor } from '#domain/outcomes/plan.ts';
import { playTime } from '#domain/outcomes/play-limits.ts';
import type { OutcomeRequest } from './read-request.ts';

type ReportResult =
  { ok: true; report: Record<string, unknown> } | { ok: false; problems: string[] };

/** Works a request out; a plan that is refused gives a sentence. */
export function reportOn({ plan, shares, betsPerHour }: OutcomeRequest): ReportResult {
  const result = outcomeOf(plan, { shares });
  if (!result.ok) {
    return { ok: false, problems: [refusal(result.reason, plan.starts[0]?.bets ?? 0)] };
  }
  const { outcome } = result;
  const hours =
    betsPerHour === null
      ? {}
      : { hours: playTime({ bets: outcome.averageBets, betsPerHour }, null).hours };
  return {
    ok: true,
    report: { ...outcomeReport(outcome), ...hours, straightCost: straightCostMinor(plan) / 100 },
  };
}

function refusal(reason: OutcomeRefusal, bets: number): string {
  switch (reason) {
    case 'too-much-work':
      return `--turnover, --bet, --table: found ${bets} bets on a grid too fine for so many, expected fewer or larger bets.`;
    case 'amounts-too-fine':
      return '--table: found sums that cannot be counted exactly, expected multiples of at most six decimals.';
  }
}
