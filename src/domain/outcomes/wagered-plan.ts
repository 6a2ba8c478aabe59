import type { Sizes } from '../terms/limits.ts';
import type { OfferTerms } from '../terms/offer-terms.ts';
import type { Assumption, OfferCase, OfferPlanResult } from './offer-case.ts';
import { isTooMuchWork } from './cells-in-use.ts';
import { betsToMake, type Plan } from './plan.ts';
import { gridOf } from './play-grid.ts';
import { upTo, type Winnings } from './spin-winnings.ts';
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
  const planOf = (reading: Withdrawal, all: readonly Winnings[]): Plan => ({
    depositMinor: 0,
    betMinor,
    table: offer.game.table,
    starts: all.map(({ amountMinor, chance }) => ({
      balanceMinor: amountMinor,
      bets: betsToMake(perUnit * amountMinor, betMinor) + betsToMake(reading.playOnMinor, betMinor),
      chance,
    })),
    rule: reading.rule,
    ...(reading.endsBelowMinor > 0 && { endsBelowMinor: reading.endsBelowMinor }),
  });
  let most = Infinity;
  const planWith = (reading: Withdrawal, all: readonly Winnings[] = amounts): Plan => {
    for (const tail of TAILS) {
      const fewer = upTo(all, tail);
      const plan = planOf(reading, fewer);
      if (isPlayable(plan)) {
        if (tail > 0) most = Math.min(most, fewer.at(-1)?.amountMinor ?? 0);
        return plan;
      }
    }
    return planOf(reading, all);
  };
  const main = withdrawal(terms, offer, given);
  const others = readingsOf(terms, offer, given, perUnit * bonusMinor).map(
    ({ as, ...reading }) => ({ ...as, plan: planWith(reading) }),
  );
  const onPayout = payoutOnly && {
    ...({ term: 'maxCashOut', assumed: 'payout-only', bound: 'unknown' } as const),
    plan: planWith(main, payoutOnly),
  };
  const plan = planWith(main);
  const atMost: Assumption[] =
    most === Infinity
      ? []
      : [{ term: 'spins', assumed: 'at-most', amountMinor: most, bound: 'unknown' }];
  return {
    ok: true,
    plan,
    bonusMinor,
    assumptions: [...main.assumptions, ...extra, ...atMost],
    others: onPayout ? [...others, onPayout] : others,
  };
}

/** Chances of the largest sums that count as one sum where a play of all is too long; all below half a player. */
const TAILS = [0, 1e-5, 1e-4];

function isPlayable(plan: Plan): boolean {
  const { rule, betMinor } = plan;
  const capMinor = rule.kind === 'withdrawal' ? (rule.capMinor ?? 0) : 0;
  const grid = gridOf(plan, Math.max(betMinor, capMinor));
  return grid === null || !isTooMuchWork(grid);
}
