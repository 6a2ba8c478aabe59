import type { Bettor } from '#domain/loyalty/bettor.ts';
import type { PaidBackResult } from '#domain/loyalty/paid-back.ts';
import type { Rule } from '#domain/loyalty/yardstick.ts';
import type { BettingSystem } from '#domain/outcomes/betting-systems.ts';
import type { ReadAs } from '#domain/outcomes/offer-case.ts';
import type { NotPlayed, Played } from '#domain/outcomes/played.ts';
import type { Quantile } from '#domain/outcomes/outcome-figures.ts';
import type { ReceiptModule } from '#domain/outcomes/receipt.ts';
import type { SystemOutcome } from '#domain/outcomes/system-play.ts';
import type { ReaderPlan } from '#domain/outcomes/typed-plan.ts';
import type { Session } from '#domain/outcomes/typed-session.ts';

/**
 * Request to the worker: an offer, with `isDrawn` for the results of a hundred players; a session of play without an
 * offer; or what loyalty rules give back.
 */
export type OutcomeQuestion =
  | { kind: 'offer'; plan: ReaderPlan; isDrawn: boolean }
  | { kind: 'session'; session: Session }
  | { kind: 'rewards'; rules: readonly Rule[]; bettor: Bettor };

/** Another reading of what the terms leave open. */
export type PlayedReading = { as: ReadAs; played: Played };

/** Outcome of each betting system. */
export type SystemOutcomes = readonly { system: BettingSystem; outcome: SystemOutcome }[];

/**
 * Answers of the worker in order: progress, the figures as soon as they are known, those of the same bets without the
 * bonus, the results of all players, and the module that computed them.
 */
export type OutcomeAnswer =
  | { kind: 'progress'; stage: 'figures' | 'drawing'; share: number }
  | { kind: 'figures'; played: Played }
  | { kind: 'without-bonus'; played: Played | null }
  | { kind: 'readings'; readings: readonly PlayedReading[] }
  | { kind: 'systems'; systems: SystemOutcomes }
  | { kind: 'rewards'; found: readonly PaidBackResult[] }
  | { kind: 'refused'; reason: NotPlayed }
  | { kind: 'drawing'; quantiles: readonly Quantile[] | null }
  | { kind: 'done'; module: ReceiptModule | null }
  | { kind: 'failed' };
