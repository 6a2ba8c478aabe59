import { majorUnits } from '#domain/money/money.ts';
import { termsPlan } from '#domain/outcomes/offer-plan.ts';
import { type OutcomeResult, outcomeOf } from '#domain/outcomes/outcome.ts';
import { outcomeReport } from '#domain/outcomes/outcome-report.ts';
import { maxBetVerdict } from '#domain/outcomes/play-limits.ts';
import { betLimitOf, limitMinor } from '#domain/terms/limits.ts';
import type { OfferTerms } from '#domain/terms/offer-terms.ts';
import { leftByWins } from '#domain/terms/trap.ts';
import type { Reader, TermsReport } from './read-case.ts';

/** The main reading of an offer with its assumptions and its largest bet, and each other reading under its name. */
export function offerReport(terms: OfferTerms, { offer }: Reader): TermsReport {
  const found = termsPlan(terms, offer);
  const { betSoFar } = offer;
  const isByWins = terms.leaving?.cancel === 'balance-less-wins';
  const ofCancel = isByWins &&
    betSoFar && { cancelLeaves: majorUnits(leftByWins(offer.deposit, betSoFar)) };
  if (!found.ok) {
    const problems = [found.reason, ...(found.alsoMissing ?? [])];
    return ofCancel ? { ok: true, report: { ...ofCancel, problems } } : { ok: false, problems };
  }
  const { currency } = offer.bet;
  const { plan, assumptions, bonusMinor, others = [] } = found;
  const limit = betLimitOf(terms, offer.game.kind, offer.rank);
  const sizes = { currency, bonusMinor, depositMinor: offer.deposit.minorUnits };
  const most =
    limit === undefined || limit === 'no-cap' ? (limit ?? null) : limitMinor(limit, sizes);
  return {
    ok: true,
    report: {
      ...reportOf(outcomeOf(plan), currency),
      ...ofCancel,
      bonus: majorUnits({ minorUnits: bonusMinor, currency }),
      largestBet: {
        ...(typeof most === 'object' &&
          most !== null && {
            most: majorUnits({ minorUnits: most.minor, currency }),
            isBelow: most.isBelow,
          }),
        bet: maxBetVerdict(offer.bet, most),
      },
      assumptions: assumptions.map(({ term, assumed, bound, ...more }) => ({
        ...{ term, assumed, bound },
        ...('amountMinor' in more && {
          amount: majorUnits({ minorUnits: more.amountMinor, currency }),
        }),
      })),
      readings: Object.fromEntries(
        others.map((one) => [
          `${one.term}: ${one.assumed}`,
          reportOf(outcomeOf(one.plan), currency),
        ]),
      ),
    },
  };
}

function reportOf(result: OutcomeResult, currency: string) {
  if (!result.ok) return { refused: result.reason };
  const { cut } = result.outcome;
  const ofCap = cut && {
    cut: cut.chance,
    meanUncut: majorUnits({ minorUnits: cut.averageUncutMinor, currency }),
  };
  return { ...outcomeReport(result.outcome, currency), ...ofCap };
}
