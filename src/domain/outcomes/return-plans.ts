import type { OfferTerms } from '../terms/offer-terms.ts';
import { cashOut, type CashOutRule } from './cash-out.ts';
import { type Assumption, type OfferCase, type OfferPlanResult, refuse } from './offer-case.ts';
import { oneStart, type Plan } from './plan.ts';
import { playSteps } from './play.ts';
import { gridOf } from './play-grid.ts';
import { isTooMuchWork } from './cells-in-use.ts';
import type { Winnings } from './spin-winnings.ts';
import { wageredPlan } from './wagered-plan.ts';

/**
 * Cashback: after the bets of a period, a share of the lost part of the deposit is refunded in cash. The share is
 * the match of the terms times the contribution of the game; the cap is that of the bonus. What has to be wagered is
 * a play of its own, which begins with what is paid back.
 * Source: facts on bonus maths, "Cashback on net losses": r × E[max(0, −result)].
 */
export function lossRefundPlan(terms: OfferTerms, offer: OfferCase): OfferPlanResult {
  const known = (terms.cap ?? offer.largestKnown)?.minorUnits ?? 0;
  // A reference bonus of 0 means that no largest refund is on record.
  const capMinor = known > 0 ? known : null;
  return returnPlan(
    terms,
    offer,
    (fraction) => ({ kind: 'loss-refund', fraction, capMinor }),
    terms.cap === undefined ? [ASSUMED_CAP[capMinor === null ? 'none' : 'on-record']] : [],
  );
}

const ASSUMED_CAP = {
  'on-record': { term: 'cap', assumed: 'largest-known-bonus', bound: 'lower' },
  none: { term: 'cap', assumed: 'no-cap', bound: 'upper' },
} as const satisfies Record<string, Assumption>;

/** Payments of a plan as the starts of a play, in the bets of the case. */
function wageredReturn(
  terms: OfferTerms,
  offer: OfferCase,
  plan: Plan,
  times: number,
): OfferPlanResult {
  const amounts = returnsOf(plan);
  if (amounts === null) return refuse('spins-out-of-range');
  const sizes = { currency: offer.bet.currency, bonusMinor: 0, depositMinor: 0 };
  const extra = [{ term: 'refund', assumed: 'apart-from-play', bound: 'unknown' }] as const;
  return wageredPlan(terms, offer, { amounts, perUnit: times, bonusMinor: 0, sizes, extra });
}

/** Distribution of what a plan pays back; `null` where it is too fine or too long to compute at once. */
function returnsOf(plan: Plan): Winnings[] | null {
  const { rule, depositMinor, betMinor } = plan;
  const bets = plan.starts[0]?.bets ?? 0;
  const returned = (balanceMinor: number, betsMade: number) => {
    const end = { balanceMinor, betsMade, betsLeft: bets - betsMade };
    // Whole minor units are credited, rounded down.
    return Math.floor(cashOut(rule, { depositMinor, betMinor }, end) - balanceMinor + 1e-6);
  };
  const grid = gridOf(plan, depositMinor);
  if (grid === null || isTooMuchWork(grid)) return null;
  const steps = playSteps(grid);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const chances = new Map([[returned(depositMinor, bets), step.value.above.chance]]);
  for (const { balanceMinor, betsLeft, chance } of step.value.ends) {
    const amount = returned(balanceMinor, bets - betsLeft);
    chances.set(amount, (chances.get(amount) ?? 0) + chance);
  }
  return [...chances].map(([amountMinor, chance]) => ({ amountMinor, chance }));
}

/**
 * Rakeback: a share of every bet of a period is paid back in cash, which is not bet again.
 * Source: facts on the outcome of bonuses, "Rakeback: a rate on every bet, linear".
 */
export function betRebatePlan(terms: OfferTerms, offer: OfferCase): OfferPlanResult {
  return returnPlan(terms, offer, (fraction) => ({ kind: 'bet-rebate', fraction }), [
    { term: 'cap', assumed: 'no-cap', bound: 'upper' },
  ]);
}

function returnPlan(
  terms: OfferTerms,
  offer: OfferCase,
  ruleOf: (fraction: number) => CashOutRule,
  assumptions: readonly Assumption[],
): OfferPlanResult {
  const { matchPercent, wagering, contribution } = terms;
  const { deposit, bet, game, periodTurnover } = offer;
  if (matchPercent === undefined) return refuse('match-not-stated');
  if (wagering?.multiple === undefined) return refuse('wagering-not-stated');
  const percent = contribution?.[game.kind];
  if (percent === undefined) return refuse('contribution-not-stated');
  if (percent === 0) return refuse('game-excluded');
  if (deposit.minorUnits <= 0) return refuse('deposit-below-minimum');
  if (periodTurnover === null) return refuse('period-not-given');
  const betMinor = bet.minorUnits;
  const plan: Plan = {
    depositMinor: deposit.minorUnits,
    betMinor,
    table: game.table,
    starts: oneStart(deposit.minorUnits, periodTurnover.minorUnits, betMinor),
    rule: ruleOf((matchPercent / 100) * (percent / 100)),
  };
  return wagering.multiple > 0
    ? wageredReturn(terms, offer, plan, wagering.multiple)
    : { ok: true, plan, bonusMinor: 0, assumptions };
}
