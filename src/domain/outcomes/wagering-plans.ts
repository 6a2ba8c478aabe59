import { wageredMinor, type WageringBase } from '../bonuses/terms.ts';
import { multiplyMoney } from '../money/money.ts';
import type { CashOutRule } from './cash-out.ts';
import {
  type Assumption,
  type NoPlanReason,
  type OfferCase,
  type OfferPlanResult,
  refuse,
} from './offer-case.ts';
import { betsToMake, oneStart } from './plan.ts';
import type { PlanTerms } from './plan-terms.ts';
import { spinWinnings } from './spin-winnings.ts';

/** Turnover per unit of the wagering base, contribution of the game included. */
type TurnoverRate =
  { ok: true; perUnit: number; base: WageringBase } | { ok: false; reason: NoPlanReason };

/** Multiple of the base to bet: multiple ÷ the share of a bet that counts. */
function turnoverRate({ wagering, contribution }: PlanTerms, { game }: OfferCase): TurnoverRate {
  if (wagering === null) return refuse('wagering-not-stated');
  const { multiple, base } = wagering.value;
  if (multiple === 0) return { ok: true, perUnit: 0, base };
  const percent = contribution?.value[game.kind];
  if (percent === undefined) return refuse('contribution-not-stated');
  if (percent === 0) return refuse('game-excluded');
  return { ok: true, perUnit: (multiple * 100) / percent, base };
}

type Withdrawal = { rule: CashOutRule; assumptions: Assumption[] };

/** Bonus at the start of play, and its conditions. */
type Given = { bonusMinor: number; isCredit: boolean; hasWagering: boolean };

/** Withdrawal rule of the terms, with its assumptions. */
function withdrawal(
  terms: PlanTerms,
  { smallestWithdrawal }: OfferCase,
  { bonusMinor, isCredit, hasWagering }: Given,
): Withdrawal {
  const assumptions: Assumption[] = [];
  // The reading that pays less: a sticky bonus is taken back.
  if (bonusMinor > 0 && terms.stickiness === null) {
    assumptions.push({ term: 'stickiness', assumed: 'sticky', bound: 'lower' });
  }
  const cap = terms.maxCashOut?.value ?? null;
  if (cap === null) assumptions.push({ term: 'maxCashOut', assumed: 'no-cap', bound: 'upper' });
  else if (cap !== 'no-cap' && !isCredit) {
    assumptions.push({ term: 'maxCashOut', assumed: 'covers-deposit', bound: 'lower' });
  }
  if (hasWagering) {
    assumptions.push({ term: 'unfinishedWagering', assumed: 'forfeits-rest', bound: 'lower' });
  }
  if (smallestWithdrawal === null) {
    assumptions.push({ term: 'smallestWithdrawal', assumed: 'none', bound: 'upper' });
  }
  return {
    rule: {
      kind: 'withdrawal',
      stickyBonusMinor: terms.stickiness?.value === 'cashable' ? 0 : bonusMinor,
      capMinor: cap === null || cap === 'no-cap' ? null : cap.minorUnits,
      smallestMinor: smallestWithdrawal?.minorUnits ?? 0,
      forfeitsUnfinished: hasWagering,
    },
    assumptions,
  };
}

/**
 * A bonus that matches a deposit: welcome, reload, high roller. Bonus = match × deposit, at most the cap;
 * turnover = multiple × (bonus, deposit, or both) ÷ contribution; play begins with both.
 * Source: facts on bonus maths, "Turnover", "Deposit match value".
 */
export function matchPlan(terms: PlanTerms, offer: OfferCase): OfferPlanResult {
  const { deposit, bet, game } = offer;
  if (terms.matchPercent === null) return refuse('match-not-stated');
  const minimum = terms.minDeposit?.value ?? null;
  const least = minimum === null || minimum === 'none' ? 1 : minimum.minorUnits;
  if (deposit.minorUnits < least) return refuse('deposit-below-minimum');
  const rate = turnoverRate(terms, offer);
  if (!rate.ok) return rate;
  if (rate.perUnit > 0 && rate.base === 'winnings') return refuse('wagering-base-unclear');

  const matched = multiplyMoney(deposit, terms.matchPercent.value / 100).minorUnits;
  const bonusMinor = Math.min(matched, (terms.cap?.value ?? terms.reference.bonus).minorUnits);
  const startMinor = deposit.minorUnits + bonusMinor;
  const baseMinor = wageredMinor(rate.base, bonusMinor, deposit.minorUnits);
  const given = { bonusMinor, isCredit: false, hasWagering: rate.perUnit > 0 };
  const { rule, assumptions } = withdrawal(terms, offer, given);
  if (terms.cap === null) {
    assumptions.push({ term: 'cap', assumed: 'largest-known-bonus', bound: 'unknown' });
  }
  const betMinor = bet.minorUnits;
  const starts = oneStart(startMinor, rate.perUnit * baseMinor, betMinor);
  const plan = { depositMinor: deposit.minorUnits, betMinor, table: game.table, starts, rule };
  return { ok: true, plan, bonusMinor, assumptions };
}

/** Credit without a deposit: the bonus of the reference case, with its wagering. Nothing is at risk. */
export function creditPlan(terms: PlanTerms, offer: OfferCase): OfferPlanResult {
  const rate = turnoverRate(terms, offer);
  if (!rate.ok) return rate;
  const bonusMinor = terms.reference.bonus.minorUnits;
  const betMinor = offer.bet.minorUnits;
  const starts = oneStart(bonusMinor, rate.perUnit * bonusMinor, betMinor);
  const given = { bonusMinor, isCredit: true, hasWagering: rate.perUnit > 0 };
  const { rule, assumptions } = withdrawal(terms, offer, given);
  const plan = { depositMinor: 0, betMinor, table: offer.game.table, starts, rule };
  return { ok: true, plan, bonusMinor, assumptions };
}

/**
 * Free spins on the game of the case: each sum of winnings is a start, with the bets that its wagering requires.
 * A deposit required for the spins is not played here, but is at risk, so it is named beside the result. A
 * withdrawal cap is read as a cap on winnings too: nothing above it is credited.
 * Source: facts on bonus maths, "Free spins value"; facts on the outcome of bonuses, "Free spins".
 */
export function spinsPlan(terms: PlanTerms, offer: OfferCase): OfferPlanResult {
  const { spins, bet, game } = offer;
  if (spins === null) return refuse('spins-not-stated');
  const rate = turnoverRate(terms, offer);
  if (!rate.ok) return rate;
  if (rate.perUnit > 0 && rate.base !== 'winnings') return refuse('wagering-base-unclear');
  const given = { bonusMinor: 0, isCredit: true, hasWagering: rate.perUnit > 0 };
  const { rule, assumptions } = withdrawal(terms, offer, given);
  const cap = rule.kind === 'withdrawal' ? rule.capMinor : null;
  if (cap !== null && rate.perUnit > 0) {
    assumptions.push({ term: 'maxCashOut', assumed: 'covers-winnings', bound: 'unknown' });
  }
  const amountMinor = terms.reference.deposit.minorUnits;
  if (amountMinor > 0) {
    assumptions.push({ term: 'deposit', assumed: 'not-counted', amountMinor, bound: 'upper' });
  }
  const winnings = spinWinnings(
    { count: spins.count, valueMinor: spins.value.minorUnits, table: game.table },
    cap,
  );
  if (winnings === null) return refuse('spins-out-of-range');
  const betMinor = bet.minorUnits;
  const starts = winnings.map(({ amountMinor, chance }) => ({
    balanceMinor: amountMinor,
    bets: betsToMake(rate.perUnit * amountMinor, betMinor),
    chance,
  }));
  const plan = { depositMinor: 0, betMinor, table: game.table, starts, rule };
  return { ok: true, plan, bonusMinor: 0, assumptions };
}
