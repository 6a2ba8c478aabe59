import type { GameKind } from '../casinos/facts.ts';
import type { Currency, Money } from '../money/money.ts';
import type { Cap, Limit, OfferTerms, Sum } from './offer-terms.ts';

/** Sizes that shares and multiples of a limit apply to, in minor units of one currency. */
export type Sizes = {
  currency: Currency;
  bonusMinor: number;
  depositMinor: number;
  refundMinor?: number;
};

/** Limit in minor units, unrounded. `isBelow`: the amount itself is not allowed. */
export type LimitMinor = { minor: number; isBelow: boolean };

/** Sum in a currency, in minor units; `null` where the terms name none in it. */
export function sumMinor(sum: Sum, currency: Currency): number | null {
  const all: readonly Money[] = 'inEach' in sum ? sum.inEach : [sum];
  return all.find((one) => one.currency === currency)?.minorUnits ?? null;
}

/** True if a sum among these clauses is in other currencies alone. */
export function hasOtherCurrency(clauses: unknown, currency: Currency): boolean {
  if (typeof clauses !== 'object' || clauses === null) return false;
  if ('minorUnits' in clauses || 'inEach' in clauses) {
    return sumMinor(clauses as Sum, currency) === null;
  }
  return Object.values(clauses).some((one) => hasOtherCurrency(one, currency));
}

/** Limit for so large a bonus and deposit; `null` where a sum of it is in other currencies alone. */
export function limitMinor(limit: Limit, sizes: Sizes): LimitMinor | null {
  if ('lowest' in limit) {
    const all = limit.lowest.map((one) => limitMinor(one, sizes));
    return all.reduce<LimitMinor | null>(
      (low, one) => (low === null || one === null ? null : lower(low, one)),
      all[0] ?? null,
    );
  }
  if ('of' in limit) {
    const { bonusMinor, depositMinor, refundMinor = 0 } = sizes;
    const of = { bonus: bonusMinor, deposit: depositMinor, refund: refundMinor }[limit.of];
    return 'percent' in limit
      ? { minor: (limit.percent / 100) * of, isBelow: limit.isBelow ?? false }
      : { minor: limit.times * of, isBelow: false };
  }
  const minor = sumMinor(limit, sizes.currency);
  return minor === null ? null : { minor, isBelow: false };
}

/** Limit on a bet: that of its game, or of the player's rank from 0, before the one for all; `undefined` if not said. */
export function betLimitOf(
  { maxBet, maxBetBy = { games: {} } }: OfferTerms,
  game: GameKind,
  rank = -1,
): Limit | 'no-cap' | undefined {
  if ('games' in maxBetBy) return maxBetBy.games[game] ?? maxBet;
  const ofRank = maxBetBy.ranks[rank];
  return ofRank === null ? 'no-cap' : (ofRank ?? maxBet);
}

/** The stricter of two limits: "below 10" is stricter than "at most 10". */
function lower(one: LimitMinor, other: LimitMinor): LimitMinor {
  if (one.minor !== other.minor) return one.minor < other.minor ? one : other;
  return one.isBelow ? one : other;
}

/** True if the amount is within the limit, with a tolerance for floating-point error. */
export const isWithin = (amountMinor: number, { minor, isBelow }: LimitMinor): boolean =>
  isBelow ? amountMinor < minor - 1e-9 : amountMinor <= minor + 1e-9;

/** Limit on what is paid in its long form. */
export const capClause = (cap: Limit | Cap): Cap => ('most' in cap ? cap : { most: cap });

/** Sum that a limit is; `null` for a share, a multiple, or several currencies. */
export const plainSum = (limit: Limit | Cap | string | null | undefined): Money | null =>
  typeof limit === 'object' && limit !== null && 'minorUnits' in limit ? limit : null;

/** Largest whole number of minor units within the limit. */
export const wholeWithin = ({ minor, isBelow }: LimitMinor): number =>
  isBelow ? Math.ceil(minor - 1e-9) - 1 : Math.floor(minor + 1e-9);
