import type { BonusTerms } from '../bonuses/terms.ts';
import { type Money, multiplyMoney } from '../money/money.ts';
import type { OfferCase } from './offer-case.ts';
import { DEPOSIT, stakeOf } from './stake.ts';
import { yardstickFor, type YardstickSlot } from './yardstick-games.ts';

export { DEPOSIT };
/** One bet, as a share of what is put in. Winnings of spins are played in bets of a spin's size. */
export const BET_SHARE = 1 / 100;

/** Bets that are made in an hour: a brisk pace on a slot, quick spins excluded. */
export const BETS_PER_HOUR = 600;

/** A game and a size of bets besides the usual ones: how much hangs on them. */
export type YardstickVariant = { slot: YardstickSlot; usualBets: number };

/**
 * What an offer is worked out on besides: larger bets on the ordinary slot, and the other model slots. A
 * wild slot with small bets would take longer than all the rest together; so its bets are five times the usual.
 */
export const YARDSTICK_VARIANTS: readonly YardstickVariant[] = [
  { slot: 'ordinary', usualBets: 2 },
  { slot: 'ordinary', usualBets: 5 },
  { slot: 'steady', usualBets: 1 },
  { slot: 'wild', usualBets: 5 },
];

/**
 * A variant of the case of an offer; `null` where the terms do not allow its bet, where there is no case,
 * or where it would be no other game than the usual one.
 */
export function yardstickVariant(
  terms: BonusTerms,
  { slot, usualBets }: YardstickVariant,
): OfferCase | null {
  const offer = yardstickCase(terms, slot);
  if (offer === null || (slot !== 'ordinary' && offer.game.kind !== 'slots')) return null;
  const bet = multiplyMoney(offer.bet, usualBets);
  const largest = amountOf(terms.maxBet?.value);
  return largest !== null && bet.minorUnits > largest.minorUnits ? null : { ...offer, bet };
}

/**
 * The case that every offer is worked out on, so that nothing but its terms tells it from another: $100
 * put in, or the smallest deposit that counts if that is more; bets of a hundredth of that, of a spin's
 * size where spins are given, or the largest that the terms allow if that is less; on the yardstick game. An
 * offer in another currency has what that comes to at the rate on file. `null` where no game against the
 * house is known to count, or where there is no such rate.
 * The smallest withdrawal is taken as none, so that nobody is counted as a loser for it.
 */
export function yardstickCase(terms: BonusTerms, slot?: YardstickSlot): OfferCase | null {
  const game = yardstickFor(terms.contribution?.value ?? null, slot);
  if (game === null) return null;
  const spins = terms.reference.spins ?? null;
  // Spins are played in bets of their own size, whatever is put in.
  const stake = stakeOf(terms) ?? (spins && { ...spins.value, minorUnits: 0 });
  if (stake === null) return null;
  const deposit = larger(stake, amountOf(terms.minDeposit?.value));
  const bet = spins?.value ?? multiplyMoney(deposit, BET_SHARE);
  return {
    deposit,
    bet: smaller(bet, amountOf(terms.maxBet?.value)),
    game,
    spins,
    periodTurnover: null,
    smallestWithdrawal: null,
    ...(terms.reference.stake && { stake: terms.reference.stake }),
  };
}

const amountOf = (value: Money | string | undefined): Money | null =>
  typeof value === 'object' ? value : null;

const larger = (one: Money, other: Money | null): Money =>
  other !== null && other.minorUnits > one.minorUnits ? other : one;

const smaller = (one: Money, other: Money | null): Money =>
  other !== null && other.minorUnits < one.minorUnits ? other : one;
