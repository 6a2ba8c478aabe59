import type { BettingSystem } from '#domain/outcomes/betting-systems.ts';
import type { NotPlayed, Played } from '#domain/outcomes/played.ts';
import type { Quantile } from '#domain/outcomes/outcome-figures.ts';
import type { ReceiptModule } from '#domain/outcomes/receipt.ts';
import type { SystemOutcome } from '#domain/outcomes/system-play.ts';
import type { ReaderPlan } from '#domain/outcomes/typed-plan.ts';
import type { Session } from '#domain/outcomes/typed-session.ts';

/**
 * What a worker is asked: an offer, and whether the results of a hundred players are to be drawn; or a
 * session of play without one.
 */
export type OutcomeQuestion =
  { kind: 'offer'; plan: ReaderPlan; isDrawn: boolean } | { kind: 'session'; session: Session };

/** What becomes of players with each betting system. */
export type SystemOutcomes = readonly { system: BettingSystem; outcome: SystemOutcome }[];

/** What it answers: how far it is, the figures as soon as they are there,
 * those of the same bets without the bonus, the results of all players, and what worked them out. */
export type OutcomeAnswer =
  | { kind: 'progress'; stage: 'figures' | 'drawing'; share: number }
  | { kind: 'figures'; played: Played }
  | { kind: 'without-bonus'; played: Played | null }
  | { kind: 'systems'; systems: SystemOutcomes }
  | { kind: 'refused'; reason: NotPlayed }
  | { kind: 'drawing'; quantiles: readonly Quantile[] | null }
  | { kind: 'done'; module: ReceiptModule | null }
  | { kind: 'failed' };
