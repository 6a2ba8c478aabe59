import type { BonusTerms } from '../bonuses/terms.ts';
import { type Money, multiplyMoney } from '../money/money.ts';
import { limitMinor, wholeWithin } from '../terms/limits.ts';
import type { OfferCase } from './offer-case.ts';
import { DEPOSIT, stakeOf } from './stake.ts';
import { yardstickFor } from './yardstick-games.ts';

export { DEPOSIT };
/** Bet as a share of the deposit. Winnings of spins are bet in the size of a spin. */
export const BET_SHARE = 1 / 100;

/** Bets per hour: a brisk pace on a slot, quick spins excluded. */
export const BETS_PER_HOUR = 600;

/**
 * Standard case of every offer, so that only terms make a difference: a deposit of $100, or the minimum deposit
 * if that is more; bets of a hundredth of it, of a spin's size where spins are given, or the largest allowed bet
 * if that is less; on the yardstick game. An offer in another currency has the equivalent at the rate on file.
 * `null` where no game against the house is known to count, or where there is no such rate.
 * The smallest withdrawal is taken as zero, so that nobody counts as a loser because of it.
 */
export function yardstickCase(terms: BonusTerms): OfferCase | null {
  const game = yardstickFor(terms.contribution?.value ?? null);
  if (game === null) return null;
  const spins = terms.reference.spins ?? null;
  // Spins are bet in their own size, whatever the deposit.
  const stake = stakeOf(terms) ?? (spins && { ...spins.value, minorUnits: 0 });
  if (stake === null) return null;
  const deposit = larger(stake, amountOf(terms.minDeposit?.value));
  const bet = spins?.value ?? multiplyMoney(deposit, BET_SHARE);
  return {
    deposit,
    bet: smaller(bet, largestBetOf(terms, deposit)),
    game,
    spins,
    periodTurnover: null,
    smallestWithdrawal: null,
    ...(terms.reference.stake && { stake: terms.reference.stake }),
  };
}

/** Largest bet of the terms for a deposit; the last minor unit below a limit that is itself not allowed. */
function largestBetOf({ maxBet, matchPercent, cap, reference }: BonusTerms, deposit: Money) {
  if (maxBet === null || maxBet.value === 'no-cap') return null;
  const matched = multiplyMoney(deposit, (matchPercent?.value ?? 0) / 100).minorUnits;
  const limit = limitMinor(maxBet.value, {
    currency: deposit.currency,
    bonusMinor: Math.min(matched, (cap?.value ?? reference.bonus).minorUnits),
    depositMinor: deposit.minorUnits,
  });
  return limit && { ...deposit, minorUnits: wholeWithin(limit) };
}

const amountOf = (value: Money | string | undefined): Money | null =>
  typeof value === 'object' ? value : null;

const larger = (one: Money, other: Money | null): Money =>
  other !== null && other.minorUnits > one.minorUnits ? other : one;

const smaller = (one: Money, other: Money | null): Money =>
  other !== null && other.minorUnits < one.minorUnits ? other : one;
