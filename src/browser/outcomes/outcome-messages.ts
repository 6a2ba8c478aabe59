import type { NotPlayed, Played } from '#domain/outcomes/played.ts';
import type { Quantile } from '#domain/outcomes/outcome-figures.ts';
import type { ReceiptModule } from '#domain/outcomes/receipt.ts';
import type { ReaderPlan } from '#domain/outcomes/typed-plan.ts';

/** What a worker is asked: one plan, and whether the results of a hundred players are to be drawn. */
export type OutcomeQuestion = { plan: ReaderPlan; isDrawn: boolean };

/** What it answers: how far it is, the figures as soon as they are there,
 * those of the same bets without the bonus, the results of all players, and what worked them out. */
export type OutcomeAnswer =
  | { kind: 'progress'; stage: 'figures' | 'drawing'; share: number }
  | { kind: 'figures'; played: Played }
  | { kind: 'without-bonus'; played: Played | null }
  | { kind: 'refused'; reason: NotPlayed }
  | { kind: 'drawing'; quantiles: readonly Quantile[] | null }
  | { kind: 'done'; module: ReceiptModule | null };
