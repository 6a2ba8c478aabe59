import type { GameKind } from '../casinos/facts.ts';
import type { HangsOn, Said, Sum, Wagering } from './offer-terms.ts';

/** Kinds of games with their own rate: also all of the casino's own games, sports, and every game. */
type LoyaltyGame = GameKind | 'originals' | 'sport' | 'all';
export type ByGame<Value> = Partial<Record<LoyaltyGame, Value>>;

/** Step of a rate: from a sum, a level by name or rank, or a number of bets. */
type Tier = { from: Sum | string; percent: number; most?: Sum | undefined };

/**
 * Returns of play, in percent. Each clause may be missing: not said.
 * `of`: the loss of a period; what lies below the lowest balance so far; all bets; their part at risk,
 * |payout − bet| and at most the bet; their edge; the fee of a game between players; boxes of a stated mean.
 */
export type Back = {
  of: 'loss' | 'new-lows' | 'bets' | 'bets-at-risk' | 'edge' | 'rake' | 'cases';
} & Said<{
  percent: number;
  /** Percent is the mean of a draw whose chances are not published. */
  isMean: boolean;
  /** Percent stands in an example of the text alone. */
  isExample: boolean;
  tiers: readonly Tier[];
  tierOn: 'loss' | 'deposits' | 'deposits-or-loss' | 'level' | 'held';
  /** Tiers add to the percent instead of replacing it. */
  tiersAdd: boolean;
  /** A tier begins above its sum, not at it. */
  tiersAbove: boolean;
  mostPercent: number;
  /** Edges as the terms state them, in percent. */
  edges: ByGame<number>;
  excludes: readonly LoyaltyGame[];
  /** Percent of a bet or loss that counts. */
  counts: ByGame<number>;
  /** Money whose loss counts. */
  money: 'own' | 'deposits';
  period: 'bet' | 'day' | 'half-week' | 'week' | 'month';
  /** Start of the period, in the words of the terms. */
  periodFrom: string;
  /** Bets of a period that it needs. */
  needBets: number;
  /** Smallest loss of a period that counts, and smallest sum that is paid. */
  floor: Sum;
  leastPaid: Sum;
  most: Sum;
  /** Bonuses received in the period are taken off the loss. */
  lessBonuses: boolean;
  wagering: Wagering;
  wageringDays: number;
  nowPercent: number;
  laterDays: number;
  claimHours: number;
  claimEveryMinutes: number;
  boost: Said<{ times: number; percent: number; adds: boolean; hours: number }>;
  paidIn: string;
}>;

/** Points of turnover or of edge, and what they buy. */
export type Points = Said<{
  /** Turnover of one point. */
  turnover: Sum;
  /** Points per unit bet and percent of edge. */
  perBetAndEdgePercent: number;
  /** Formulas that the text writes out, by kind of play. */
  formulas: Readonly<Record<string, string>>;
  worth: Sum;
  /** Rewards that they buy, in the words of the terms. */
  buys: string;
}>;

/** Levels by turnover, with what each pays once. */
export type Ladder = Said<{
  per: 'turnover' | 'edge';
  levels: readonly ({ at: Sum } & Said<{ name: string; pays: Sum }>)[];
  windowDays: number;
  points: Points;
}>;

/** Money by code or rain: a sum, or one between two, and what it needs. */
export type Drop = Said<{
  least: Sum;
  most: Sum;
  hangsOn: HangsOn;
  needsBets: Sum;
  needsDeposit: Sum;
  needDays: number;
}>;

/** Loyalty in the words of its terms. `unpublished`: named without a number. */
export type LoyaltyTerms = Said<{
  back: readonly Back[];
  ladder: Ladder;
  drops: readonly Drop[];
  /** Rewards of a period that are paid now and later, with days to take them. */
  split: Said<{
    nowPercent: number;
    laterDays: number;
    claimDays: Partial<Record<string, number>>;
  }>;
  unpublished: readonly string[];
  contradicts: readonly { one: string; other: string }[];
  forbids: readonly string[];
}>;
