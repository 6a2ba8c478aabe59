import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import { multiplyMoney } from '#domain/money/money.ts';
import type { OfferCase } from '#domain/outcomes/offer-case.ts';
import { planHref } from '#domain/outcomes/plan-address.ts';
import type { NotPlayed, PlayedOffer } from '#domain/outcomes/played.ts';
import { typedOffer } from '#domain/outcomes/typed-offer.ts';
import { stakeOf } from '#domain/outcomes/stake.ts';
import { BET_SHARE, yardstickCase } from '#domain/outcomes/yardstick-case.ts';
import { yardstickSlot } from '#domain/outcomes/yardstick-games.ts';

/** Reasons that a reader's own figures can remove: the terms leave a figure out. */
const CAN_BE_FILLED_IN: ReadonlySet<NotPlayed> = new Set([
  'wagering-not-stated',
  'contribution-not-stated',
  'match-not-stated',
  'spins-not-stated',
]);

/**
 * The address of the tool with an offer and the case filled in; `null` for an offer without wagering, or
 * where the reader's own figures cannot help.
 */
export function toolLink(kind: BonusKind, terms: BonusTerms, played: PlayedOffer): string | null {
  if (!played.ok) {
    // Cashback is played over a period, whose bets only the reader knows.
    const isPeriod = kind === 'cashback' && played.reason === 'nothing-to-wager';
    if (!isPeriod && !CAN_BE_FILLED_IN.has(played.reason)) return null;
  }
  const offer = played.ok ? played.offer : (yardstickCase(terms) ?? ordinaryCase(terms));
  return offer && planHref(typedOffer(kind, terms, offer));
}

function ordinaryCase(terms: BonusTerms): OfferCase | null {
  const deposit = stakeOf(terms);
  if (deposit === null) return null;
  return {
    deposit,
    bet: multiplyMoney(deposit, BET_SHARE),
    game: { kind: 'slots', model: 'ordinary', table: yardstickSlot('ordinary') },
    spins: terms.reference.spins ?? null,
    periodTurnover: null,
    smallestWithdrawal: null,
  };
}
