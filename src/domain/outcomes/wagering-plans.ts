import { wageredMinor } from '../bonuses/terms.ts';
import { multiplyMoney } from '../money/money.ts';
import type { Award, OfferTerms } from '../terms/offer-terms.ts';
import { awardOf, matchOf } from '../terms/awards.ts';
import { type Sizes, sumMinor } from '../terms/limits.ts';
import {
  type Assumption,
  type NoPlanReason,
  type OfferCase,
  type OfferPlanResult,
  refuse,
} from './offer-case.ts';
import { betsToMake, oneStart, type Plan } from './plan.ts';
import { lumpsOf } from './release-plan.ts';
import { spinWinnings } from './spin-winnings.ts';
import { wageredPlan } from './wagered-plan.ts';
import { turnoverRate } from './turnover-rate.ts';
import { type Given, readingsOf, type Withdrawal, withdrawal } from './withdrawal-rule.ts';

/**
 * A bonus that matches a deposit: welcome, reload, high roller. Bonus = match × deposit, at most the cap;
 * turnover = multiple × (bonus, deposit, or both) ÷ progress of a bet; play begins with both, unless the bonus is
 * released later.
 * Source: facts on bonus maths, "Turnover", "Deposit match value".
 */
export function matchPlan(terms: OfferTerms, offer: OfferCase): OfferPlanResult {
  const { deposit, bet, game } = offer;
  const { currency } = deposit;
  const depositMinor = deposit.minorUnits;
  const match = matchOf(terms, offer);
  const { wagering } = match;
  const rate = turnoverRate({ ...terms, wagering }, offer, terms.release !== undefined);
  const isBaseUnclear = rate.ok && rate.perUnit > 0 && UNCLEAR.has(rate.base);
  const missing: NoPlanReason[] = [
    ...(match.percent === undefined ? (['match-not-stated'] as const) : []),
    ...(depositMinor < Math.max(1, match.leastMinor) ? (['deposit-below-minimum'] as const) : []),
    ...(rate.ok ? [] : [rate.reason, ...(rate.alsoMissing ?? [])]),
    ...(isBaseUnclear ? (['wagering-base-unclear'] as const) : []),
  ];
  const [first, ...others] = missing;
  if (first !== undefined || !rate.ok) return refuse(first ?? 'wagering-not-stated', others);

  const matched = multiplyMoney(deposit, (match.percent ?? 0) / 100).minorUnits;
  const most = match.mostMinor ?? offer.largestKnown?.minorUnits ?? Infinity;
  const bonusMinor = Math.min(matched, most);
  const turnoverMinor =
    rate.perUnit * wageredMinor(rate.base, bonusMinor, depositMinor) +
    rate.perDepositUnit * depositMinor;
  const given: Given = {
    bonusMinor,
    isCredit: false,
    hasWagering: turnoverMinor > 0,
    sizes: { currency, bonusMinor, depositMinor },
  };
  const betMinor = bet.minorUnits;
  const base = { depositMinor, betMinor, table: game.table };
  const isKnown = offer.largestKnown !== undefined;
  const unknownCap: readonly Assumption[] =
    match.mostMinor !== null
      ? []
      : [
          isKnown
            ? { term: 'cap', assumed: 'largest-known-bonus', bound: 'unknown' }
            : { term: 'cap', assumed: 'no-largest', bound: 'upper' },
        ];
  if (terms.release !== undefined) {
    const lumps = lumpsOf(terms, offer, { bonusMinor, turnoverMinor, rate });
    if ('reason' in lumps) return refuse(lumps.reason);
    const plan: Plan = { ...base, ...lumps.play, rule: lumps.rule };
    return { ok: true, plan, bonusMinor, assumptions: unknownCap, others: [] };
  }
  const { balance, left } = offer.underway ?? {};
  const starts = oneStart(
    balance?.minorUnits ?? depositMinor + bonusMinor,
    left?.minorUnits ?? turnoverMinor,
    betMinor,
  );
  const planWith = ({ rule, endsBelowMinor, playOnMinor }: Withdrawal): Plan => ({
    ...base,
    starts: longer(starts, betsToMake(playOnMinor, betMinor)),
    rule,
    ...(endsBelowMinor > 0 && { endsBelowMinor }),
    ...(offer.stopAt && {
      ownFirst: {
        stopMinor: offer.stopAt.minorUnits,
        counts: wagering?.pot === 'bonus' ? 'bonus' : 'both',
      },
    }),
  });
  const main = withdrawal(terms, offer, given);
  return {
    ok: true,
    plan: planWith(main),
    bonusMinor,
    assumptions: [...main.assumptions, ...unknownCap],
    others: readingsOf(terms, offer, given, turnoverMinor).map(({ as, ...reading }) => ({
      ...as,
      plan: planWith(reading),
    })),
  };
}

/** Bases of which a match leaves open what they are. */
const UNCLEAR: ReadonlySet<string> = new Set(['winnings', 'bonus-result']);

const longer = (starts: Plan['starts'], bets: number) =>
  bets === 0 ? starts : starts.map((start) => ({ ...start, bets: start.bets + bets }));

/** Credit without a deposit, with its wagering. Nothing is at risk. */
export function creditPlan(terms: OfferTerms, offer: OfferCase): OfferPlanResult {
  const { currency } = offer.bet;
  const { sum, wagering = terms.wagering } = awardOf(terms, 'credit', offer) ?? {};
  const bonusMinor = sum === undefined ? null : sumMinor(sum, currency);
  const rate = turnoverRate({ ...terms, wagering }, offer);
  if (bonusMinor === null || !rate.ok) {
    const missing = rate.ok ? [] : [rate.reason, ...(rate.alsoMissing ?? [])];
    const ofSize: NoPlanReason[] =
      bonusMinor !== null ? [] : [sum === undefined ? 'credit-not-stated' : 'currencies-differ'];
    const [first = 'credit-not-stated', ...others] = [...ofSize, ...missing];
    return refuse(first, others);
  }
  const sizes = { currency, bonusMinor, depositMinor: 0 };
  const amounts = [{ amountMinor: bonusMinor, chance: 1 }];
  return wageredPlan(terms, offer, { amounts, perUnit: rate.perUnit, bonusMinor, sizes });
}

/**
 * Free spins on the game of the case: each sum of winnings is a start, with the bets that its wagering requires.
 * A deposit required for the spins is not played here, but is at risk, so it is named beside the result. A
 * withdrawal cap whose object is not said is read as one on winnings too: nothing above it is credited.
 * Source: facts on bonus maths, "Free spins value"; facts on the outcome of bonuses, "Free spins".
 */
export function spinsPlan(terms: OfferTerms, offer: OfferCase): OfferPlanResult {
  const { currency } = offer.bet;
  const award = awardOf(terms, 'spins', offer);
  const count = offer.spins?.count ?? award?.count;
  const valueMinor = offer.spins?.value.minorUnits ?? eachMinor(award, currency);
  const { wagering = terms.wagering } = award ?? {};
  const rate = turnoverRate({ ...terms, wagering }, offer);
  const missing: NoPlanReason[] = [
    ...(count === undefined ? (['spins-not-stated'] as const) : []),
    ...(count !== undefined && valueMinor === null ? (['spin-value-not-stated'] as const) : []),
    ...(rate.ok ? [] : [rate.reason, ...(rate.alsoMissing ?? [])]),
    ...(rate.ok && rate.perUnit > 0 && !ON_WINNINGS.has(rate.base)
      ? (['wagering-base-unclear'] as const)
      : []),
  ];
  const [first, ...others] = missing;
  if (first !== undefined || count === undefined || valueMinor === null || !rate.ok) {
    return refuse(first ?? 'spins-not-stated', others);
  }
  const sizes: Sizes = { currency, bonusMinor: 0, depositMinor: 0 };
  const extra: Assumption[] = [];
  const amountMinor = award?.from === undefined ? 0 : (sumMinor(award.from, currency) ?? 0);
  const cap = withdrawal(terms, offer, { ...NO_BONUS, sizes }).winningsCapMinor;
  if (cap !== null && cap.isAssumed && rate.perUnit > 0) {
    extra.push({ term: 'maxCashOut', assumed: 'covers-winnings', bound: 'unknown' });
  }
  if (rate.perUnit > 0 && rate.base === 'bonus') {
    extra.push({ term: 'wagering', assumed: 'winnings-are-bonus', bound: 'unknown' });
  }
  if (amountMinor > 0) {
    extra.push({ term: 'deposit', assumed: 'not-counted', amountMinor, bound: 'upper' });
  }
  const winningsUpTo = (mostMinor: number | null) =>
    spinWinnings({ count, valueMinor, table: offer.game.table }, mostMinor);
  const amounts = winningsUpTo(cap?.minor ?? null);
  const free = cap?.isAssumed ? winningsUpTo(null) : amounts;
  if (amounts === null || free === null) return refuse('spins-out-of-range');
  return wageredPlan(terms, offer, {
    ...{ amounts, perUnit: rate.perUnit, bonusMinor: 0, sizes, extra },
    ...(cap?.isAssumed && { payoutOnly: free }),
  });
}

const ON_WINNINGS: ReadonlySet<string> = new Set(['winnings', 'bonus']);
const NO_BONUS = { bonusMinor: 0, isCredit: true, hasWagering: true };

const eachMinor = (award: Extract<Award, { kind: 'spins' }> | null, currency: string) =>
  award?.each === undefined ? null : sumMinor(award.each, currency);
