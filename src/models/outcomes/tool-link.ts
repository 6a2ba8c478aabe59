import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import { multiplyMoney } from '#domain/money/money.ts';
import type { OfferCase } from '#domain/outcomes/offer-case.ts';
import { planHref } from '#domain/outcomes/plan-address.ts';
import type { NotPlayed, PlayedOffer } from '#domain/outcomes/played.ts';
import { typedOffer } from '#domain/outcomes/typed-offer.ts';
import { stakeOf } from '#domain/outcomes/stake.ts';
import { BET_SHARE, yardstickCase } from '#domain/outcomes/yardstick-case.ts';
import { yardstickSlot } from '#domain/outcomes/yardstick-games.ts';

/** Reasons that end once the reader types the figure that the terms leave out. */
const CAN_BE_FILLED_IN: ReadonlySet<NotPlayed> = new Set([
  'wagering-not-stated',
  'contribution-not-stated',
  'match-not-stated',
  'spins-not-stated',
  'spin-value-not-stated',
  'credit-not-stated',
]);

/**
 * Link to the tool with the offer filled in; `null` where there is no wagering or the reader's
 * figures cannot help.
 */
export function toolLink(kind: BonusKind, terms: BonusTerms, played: PlayedOffer): string | null {
  if (!played.ok) {
    // Cashback is played over a period, whose bets only the reader knows.
    const isPeriod = kind === 'cashback' && played.reason === 'nothing-to-wager';
    // Of losses or of bets: the form has no kind for what the terms leave open.
    if (kind === 'cashback' && terms.reference.isExample) return null;
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
