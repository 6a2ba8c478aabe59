import type { Fact } from '../facts/fact.ts';
import type { Money } from '../money/money.ts';
import type { Payout } from '../money/rates.ts';

/** Licence as found: on the authority's register, only claimed by the casino, or not found at all. */
export type Licence =
  | { standing: 'on-register'; authority: string; number: string }
  /** Claimed by the casino, with the number it prints, if it prints one. */
  | { standing: 'claimed'; authority: string; number: string | null }
  | { standing: 'none-found' };

/** Time from the withdrawal request until the coins are sent, in minutes, approval included. */
export type MinutesRange = { fromMinutes: number; toMinutes: number };

/** Point at which a player is asked for identity documents, from never stated to before any play. */
export const KYC_LEVELS = [
  'none',
  'on-suspicion',
  'above-threshold',
  'before-withdrawal',
  'at-sign-up',
] as const;
export type KycLevel = (typeof KYC_LEVELS)[number];

/** Details of the identity check that the casino states before a deposit. */
export const KYC_DISCLOSURES = ['threshold-and-documents', 'threshold-only', 'vague'] as const;
export type KycDisclosure = (typeof KYC_DISCLOSURES)[number];

type KycPolicy = {
  level: KycLevel;
  disclosure: KycDisclosure;
  /** Triggers of a check, in the casino's terms: "2,000 USD withdrawn in a month". */
  triggers: string[];
};

/** Body that decides a dispute which the casino and the player cannot settle. */
export const RECOURSES = [
  'independent-body',
  'regulator-decides',
  'regulator-complaint',
  'operator-only',
] as const;
export type Recourse = (typeof RECOURSES)[number];

export const WITHDRAWAL_FEES = ['none', 'network-only', 'casino-fee'] as const;
export type WithdrawalFee = (typeof WITHDRAWAL_FEES)[number];

/** Games for which the casino prints the return to player. */
export const RTP_DISCLOSURES = ['every-game', 'some-games', 'none'] as const;
export type RtpDisclosure = (typeof RTP_DISCLOSURES)[number];

export const GAME_KINDS = [
  'slots',
  'table-games',
  'live-dealer',
  'poker',
  'crash',
  'dice',
  'plinko',
  'aviator',
] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** Games that reveal their seeds while the rule from seeds to result is unpublished. */
const WITHOUT_PUBLISHED_RULE: readonly GameKind[] = ['aviator'];

/** True if the result of a round can be computed from its seeds by a published rule. */
export function hasPublishedRule(game: GameKind): boolean {
  return !WITHOUT_PUBLISHED_RULE.includes(game);
}

export const SAFER_TOOLS = [
  'deposit-limit',
  'loss-limit',
  'session-reminder',
  'time-out',
  'self-exclusion',
] as const;
export type SaferTool = (typeof SAFER_TOOLS)[number];

/** A return to player that the casino advertises for one of its games. */
type RtpClaim = { game: string; rtpPercent: number };

/** Facts about a casino. Nothing commercial belongs here: no link, no payment, no placement. */
export type CasinoFacts = {
  established: Fact<number>;
  gameCount: Fact<number>;
  games: Fact<GameKind[]>;
  licence: Fact<Licence>;
  recourse: Fact<Recourse>;
  coins: Fact<string[]>;
  minDeposit: Fact<Money>;
  /** Smallest USDT deposit that the cashier credits. */
  minDepositUsdt: Fact<Money>;
  maxPayout: Fact<Payout | 'no-limit'>;
  withdrawal: Fact<MinutesRange>;
  withdrawalFee: Fact<WithdrawalFee>;
  kyc: Fact<KycPolicy>;
  /** Games whose single rounds can be recomputed from revealed seeds; empty when there are none. */
  provablyFairGames: Fact<GameKind[]>;
  rtpDisclosure: Fact<RtpDisclosure>;
  rtpClaim: Fact<RtpClaim>;
  saferTools: Fact<SaferTool[]>;
  vipProgram: Fact<boolean>;
  mobileFriendly: Fact<boolean>;
};
