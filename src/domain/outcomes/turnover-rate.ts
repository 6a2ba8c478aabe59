import { sumMinor } from '../terms/limits.ts';
import type { OfferTerms, WageringBase } from '../terms/offer-terms.ts';
import { type NoPlanReason, type OfferCase, type Refused, refuse } from './offer-case.ts';
import { edgeFractionOf } from './pay-table.ts';

export type TurnoverRate = {
  ok: true;
  /** Turnover per unit of the wagering base. */
  perUnit: number;
  base: WageringBase;
  /** Turnover per unit of the deposit, where it is asked for besides. */
  perDepositUnit: number;
  /** Turnover per unit of progress: 10 where a tenth of a bet counts. */
  perProgress: number;
};

/**
 * Turnover that the wagering asks for, per unit of its base: multiple ÷ progress of a unit bet. A bet counts with the
 * share of its game, or, where terms weigh by edge, with edge ÷ divisor; no more than the most that one bet counts.
 * `isReleased`: the bonus is not played, so that it may be released without any wagering.
 */
export function turnoverRate(
  terms: OfferTerms,
  offer: OfferCase,
  isReleased = false,
): TurnoverRate | Refused {
  const { wagering, contribution } = terms;
  // A release by lumps names its own turnover.
  if (wagering === undefined && isReleased) {
    const perProgress = 100 / (contribution?.[offer.game.kind] ?? 100);
    return { ok: true, perUnit: 0, base: 'bonus', perDepositUnit: 0, perProgress };
  }
  if (wagering?.multiple === undefined) {
    return refuse(
      'wagering-not-stated',
      progress(terms, offer).ok ? [] : ['contribution-not-stated'],
    );
  }
  const { multiple, base, plusDepositTimes = 0 } = wagering;
  if (multiple === 0 && plusDepositTimes === 0) {
    return { ok: true, perUnit: 0, base: base ?? 'bonus', perDepositUnit: 0, perProgress: 1 };
  }
  const counted = progress({ wagering, contribution }, offer);
  if (base === undefined)
    return refuse('wagering-base-not-stated', counted.ok ? [] : [counted.reason]);
  if (!counted.ok) return refuse(counted.reason);
  const { percent, scale } = counted;
  return {
    ok: true,
    base,
    perUnit: ((multiple * 100) / percent) * scale,
    perDepositUnit: ((plusDepositTimes * 100) / percent) * scale,
    perProgress: (100 / percent) * scale,
  };
}

type Progress = { ok: true; percent: number; scale: number } | { ok: false; reason: NoPlanReason };

/** Percent of a bet that counts, and a factor of the turnover for edge and for the most that a bet counts. */
function progress(
  { wagering, contribution }: Pick<OfferTerms, 'wagering' | 'contribution'>,
  { game, bet }: OfferCase,
): Progress {
  const { byEdge, mostPerBet, smallestBet } = wagering ?? {};
  const edge = edgeFractionOf(game.table);
  // A formula by edge counts every game that is not named otherwise.
  const percent = contribution?.[game.kind] ?? (byEdge === undefined ? undefined : 100);
  if (percent === undefined) return refuse('contribution-not-stated');
  if (percent === 0 || (byEdge !== undefined && edge <= 0)) return refuse('game-excluded');
  const least = smallestBet === undefined ? 0 : sumMinor(smallestBet, bet.currency);
  const most = mostPerBet === undefined ? Infinity : sumMinor(mostPerBet, bet.currency);
  if (least === null || most === null) return refuse('currencies-differ');
  if (bet.minorUnits < least) return refuse('bet-below-smallest');
  const ofEdge = byEdge === undefined ? 1 : byEdge / edge;
  return { ok: true, percent, scale: ofEdge * Math.max(1, bet.minorUnits / most) };
}
