import { capClause, limitMinor, type Sizes, sumMinor } from '../terms/limits.ts';
import type { OfferTerms } from '../terms/offer-terms.ts';
import type { CashOutRule } from './cash-out.ts';
import type { Assumption, OfferCase, ReadAs } from './offer-case.ts';

export type Withdrawal = {
  rule: CashOutRule;
  /** Balance below which the bonus ends; 0 for none. */
  endsBelowMinor: number;
  /** Turnover after the wagering. */
  playOnMinor: number;
  assumptions: Assumption[];
  /** Cap on the winnings of spins; `isAssumed` where its object is not said. */
  winningsCapMinor: { minor: number; isAssumed: boolean } | null;
};

/** Bonus at the start of play, and its conditions. */
export type Given = { bonusMinor: number; isCredit: boolean; hasWagering: boolean; sizes: Sizes };

/** Clauses that one reading takes otherwise than the main one. */
type Otherwise = { stickiness?: 'cashable'; isUncapped?: true; playOnMinor?: number };

/** Withdrawal rule of the terms, with its assumptions. The reading of what is not said is the one that pays less. */
export function withdrawal(
  terms: OfferTerms,
  { smallestWithdrawal, playOn }: OfferCase,
  { bonusMinor, isCredit, hasWagering, sizes }: Given,
  otherwise: Otherwise = {},
): Withdrawal {
  const assumptions: Assumption[] = [];
  const stickiness = terms.stickiness ?? otherwise.stickiness ?? 'sticky';
  if (bonusMinor > 0 && terms.stickiness === undefined) {
    assumptions.push({ term: 'stickiness', assumed: 'sticky', bound: 'lower' });
  }
  const cap = capOf(terms, isCredit ? (bonusMinor > 0 ? 'no-deposit' : 'spins') : null, sizes);
  if (cap === undefined) {
    assumptions.push({ term: 'maxCashOut', assumed: 'no-cap', bound: 'upper' });
  } else if (cap !== null && !isCredit) {
    assumptions.push({ term: 'maxCashOut', assumed: 'covers-deposit', bound: 'lower' });
  }
  if (hasWagering) {
    assumptions.push({ term: 'unfinishedWagering', assumed: 'forfeits-rest', bound: 'lower' });
  }
  if (smallestWithdrawal === null) {
    assumptions.push({ term: 'smallestWithdrawal', assumed: 'none', bound: 'upper' });
  }
  const endsBelowMinor = terms.ends?.balanceBelow
    ? (sumMinor(terms.ends.balanceBelow, sizes.currency) ?? 0)
    : 0;
  const isOnPayout = cap?.of !== 'spin-winnings' && cap?.of !== 'bonus' && cap?.stays !== false;
  const payoutCap = cap && isOnPayout && !otherwise.isUncapped ? cap.minor : Infinity;
  const ownCap = stickiness === 'bonus-only' ? sizes.depositMinor + bonusMinor : Infinity;
  const capMinor = Math.min(payoutCap, ownCap);
  return {
    rule: {
      kind: 'withdrawal',
      stickyBonusMinor: stickiness === 'sticky' ? bonusMinor : 0,
      capMinor: capMinor === Infinity ? null : capMinor,
      smallestMinor: smallestWithdrawal?.minorUnits ?? 0,
      forfeitsUnfinished: hasWagering,
    },
    endsBelowMinor,
    playOnMinor: otherwise.playOnMinor ?? playOn?.minorUnits ?? 0,
    assumptions,
    winningsCapMinor:
      cap && (cap.of === 'spin-winnings' || cap.of === undefined)
        ? { minor: cap.minor, isAssumed: cap.of === undefined }
        : null,
  };
}

/** Largest withdrawal for what was given; `null` for none, `undefined` where the terms do not say. */
function capOf(
  { maxCashOut, maxCashOutBy }: OfferTerms,
  given: 'spins' | 'no-deposit' | null,
  sizes: Sizes,
) {
  const own = given === null ? undefined : maxCashOutBy?.[given];
  const stated = own ?? maxCashOut;
  if (stated === undefined) return undefined;
  if (stated === 'no-cap') return null;
  const { most, of, stays } = capClause(stated);
  const limit = limitMinor(most, sizes);
  return limit === null ? undefined : { minor: limit.minor, of, stays };
}

type Reading = Withdrawal & { as: ReadAs };

/** Other readings, one for each clause that is not said or disputed, everything else being as in the main one. */
export function readingsOf(
  terms: OfferTerms,
  offer: OfferCase,
  given: Given,
  turnoverMinor: number,
): Reading[] {
  const readings: Reading[] = [];
  const read = (as: ReadAs, otherwise: Otherwise) =>
    readings.push({ ...withdrawal(terms, offer, given, otherwise), as });
  if (given.bonusMinor > 0 && terms.stickiness === undefined) {
    read({ term: 'stickiness', assumed: 'cashable', bound: 'upper' }, { stickiness: 'cashable' });
  }
  const cap = terms.maxCashOut;
  if (cap === undefined || cap === 'no-cap') return readings;
  const { of, stays } = capClause(cap);
  if (of === 'disputed' || stays === 'disputed') {
    read({ term: 'maxCashOut', assumed: 'no-cap', bound: 'upper' }, { isUncapped: true });
  }
  if (stays !== undefined && stays !== false && offer.playOn === undefined && turnoverMinor > 0) {
    read(
      { term: 'playOn', assumed: 'as-much-again', bound: 'unknown' },
      { playOnMinor: turnoverMinor },
    );
  }
  return readings;
}
