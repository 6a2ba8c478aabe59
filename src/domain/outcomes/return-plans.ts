import type { CashOutRule } from './cash-out.ts';
import { type Assumption, type OfferCase, type OfferPlanResult, refuse } from './offer-case.ts';
import { oneStart } from './plan.ts';
import type { PlanTerms } from './plan-terms.ts';

/**
 * Cashback: after the bets of a period, a share of the lost part of the deposit is refunded in cash. The share is
 * the match of the terms times the contribution of the game; the cap is that of the bonus.
 * Source: facts on bonus maths, "Cashback on net losses": r × E[max(0, −result)].
 */
export function lossRefundPlan(terms: PlanTerms, offer: OfferCase): OfferPlanResult {
  const known = (terms.cap?.value ?? terms.reference.bonus).minorUnits;
  // A reference bonus of 0 means that no largest refund is on record.
  const capMinor = known > 0 ? known : null;
  return returnPlan(
    terms,
    offer,
    (fraction) => ({ kind: 'loss-refund', fraction, capMinor }),
    terms.cap === null ? [ASSUMED_CAP[capMinor === null ? 'none' : 'on-record']] : [],
  );
}

const ASSUMED_CAP = {
  'on-record': { term: 'cap', assumed: 'largest-known-bonus', bound: 'lower' },
  none: { term: 'cap', assumed: 'no-cap', bound: 'upper' },
} as const satisfies Record<string, Assumption>;

/**
 * Rakeback: a share of every bet of a period is paid back in cash, which is not bet again.
 * Source: facts on the outcome of bonuses, "Rakeback: a rate on every bet, linear".
 */
export function betRebatePlan(terms: PlanTerms, offer: OfferCase): OfferPlanResult {
  return returnPlan(terms, offer, (fraction) => ({ kind: 'bet-rebate', fraction }), [
    { term: 'cap', assumed: 'no-cap', bound: 'upper' },
  ]);
}

function returnPlan(
  terms: PlanTerms,
  { deposit, bet, game, periodTurnover }: OfferCase,
  ruleOf: (fraction: number) => CashOutRule,
  assumptions: readonly Assumption[],
): OfferPlanResult {
  if (terms.matchPercent === null) return refuse('match-not-stated');
  if (terms.wagering === null) return refuse('wagering-not-stated');
  if (terms.wagering.value.multiple > 0) return refuse('refund-is-wagered');
  const percent = terms.contribution?.value[game.kind];
  if (percent === undefined) return refuse('contribution-not-stated');
  if (percent === 0) return refuse('game-excluded');
  if (deposit.minorUnits <= 0) return refuse('deposit-below-minimum');
  if (periodTurnover === null) return refuse('period-not-given');
  const betMinor = bet.minorUnits;
  return {
    ok: true,
    plan: {
      depositMinor: deposit.minorUnits,
      betMinor,
      table: game.table,
      starts: oneStart(deposit.minorUnits, periodTurnover.minorUnits, betMinor),
      rule: ruleOf((terms.matchPercent.value / 100) * (percent / 100)),
    },
    bonusMinor: 0,
    assumptions,
  };
}
