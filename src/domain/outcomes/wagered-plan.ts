import type { Sizes } from '../terms/limits.ts';
import type { OfferTerms } from '../terms/offer-terms.ts';
import type { Assumption, OfferCase, OfferPlanResult } from './offer-case.ts';
import { betsToMake, type Plan } from './plan.ts';
import type { Winnings } from './spin-winnings.ts';
import { readingsOf, type Withdrawal, withdrawal } from './withdrawal-rule.ts';

/** Sums that are credited, with their chances, and what their wagering asks for. */
type Credited = {
  amounts: readonly Winnings[];
  perUnit: number;
  bonusMinor: number;
  sizes: Sizes;
  extra?: readonly Assumption[];
  /** Sums where the cap is read as one on the payout alone. */
  payoutOnly?: readonly Winnings[];
};

/** Plan of credited sums that are wagered by themselves: credit, winnings of spins, what is paid back. */
export function wageredPlan(
  terms: OfferTerms,
  offer: OfferCase,
  { amounts, perUnit, bonusMinor, sizes, extra = [], payoutOnly }: Credited,
): OfferPlanResult {
  const betMinor = offer.bet.minorUnits;
  const given = { bonusMinor, isCredit: true, hasWagering: perUnit > 0, sizes };
  const startsOf = (all: readonly Winnings[], playOn = 0) =>
    all.map(({ amountMinor, chance }) => ({
      balanceMinor: amountMinor,
      bets: betsToMake(perUnit * amountMinor, betMinor) + playOn,
      chance,
    }));
  const planWith = (reading: Withdrawal, all: readonly Winnings[] = amounts): Plan => ({
    depositMinor: 0,
    betMinor,
    table: offer.game.table,
    starts: startsOf(all, betsToMake(reading.playOnMinor, betMinor)),
    rule: reading.rule,
    ...(reading.endsBelowMinor > 0 && { endsBelowMinor: reading.endsBelowMinor }),
  });
  const main = withdrawal(terms, offer, given);
  const others = readingsOf(terms, offer, given, perUnit * bonusMinor).map(
    ({ as, ...reading }) => ({ ...as, plan: planWith(reading) }),
  );
  const onPayout = payoutOnly && {
    ...({ term: 'maxCashOut', assumed: 'payout-only', bound: 'unknown' } as const),
    plan: planWith(main, payoutOnly),
  };
  return {
    ok: true,
    plan: planWith(main),
    bonusMinor,
    assumptions: [...main.assumptions, ...extra],
    others: onPayout ? [...others, onPayout] : others,
  };
}
