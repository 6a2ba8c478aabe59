import { awardOf } from '../terms/awards.ts';
import { sumMinor } from '../terms/limits.ts';
import type { OfferTerms } from '../terms/offer-terms.ts';
import { type NoPlanReason, type OfferCase, type OfferPlanResult, refuse } from './offer-case.ts';
import type { PayTable } from './pay-table.ts';
import { turnoverRate } from './turnover-rate.ts';
import { wageredPlan } from './wagered-plan.ts';

/**
 * A free bet at decimal odds, on a book with a margin: wins with (1 − margin) ÷ odds, and pays the odds, without the
 * stake unless it is returned. Winnings are wagered where the terms say so.
 */
export function freeBetPlan(terms: OfferTerms, offer: OfferCase): OfferPlanResult {
  const { odds, marginPercent, bet } = offer;
  const award = awardOf(terms, 'free-bet', offer);
  const stakeMinor = award?.sum === undefined ? null : sumMinor(award.sum, bet.currency);
  const missing: NoPlanReason[] = [
    ...(stakeMinor === null ? (['free-bet-not-stated'] as const) : []),
    ...(odds === undefined ? (['odds-not-given'] as const) : []),
    ...(marginPercent === undefined ? (['margin-not-given'] as const) : []),
  ];
  const [first, ...others] = missing;
  if (first !== undefined || stakeMinor === null || !odds || marginPercent === undefined) {
    return refuse(first ?? 'odds-not-given', others);
  }
  if (odds < (award?.leastOdds ?? 1) || odds > (award?.mostOdds ?? Infinity)) {
    return refuse('odds-out-of-range');
  }
  const table = bookTable(odds, marginPercent);
  const wins = table[0].chance;
  const amounts = [
    { amountMinor: 0, chance: 1 - wins },
    { amountMinor: stakeMinor * (award?.isStakeReturned ? odds : odds - 1), chance: wins },
  ];
  const wagering = award?.wagering ?? terms.wagering;
  const rate = wagering === undefined ? null : turnoverRate({ ...terms, wagering }, offer);
  if (rate?.ok === false) return rate;
  const game = { ...offer.game, table: rate ? offer.game.table : table };
  const sizes = { currency: bet.currency, bonusMinor: stakeMinor, depositMinor: 0 };
  const perUnit = rate?.perUnit ?? 0;
  return wageredPlan(terms, { ...offer, game }, { amounts, perUnit, bonusMinor: 0, sizes });
}

/** Bet at decimal odds on a book with a margin in percent. */
export const bookTable = (odds: number, marginPercent: number) =>
  [{ chance: (1 - marginPercent / 100) / odds, multiple: odds }] as const satisfies PayTable;
