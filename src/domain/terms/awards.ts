import type { Money } from '../money/money.ts';
import { sumMinor } from './limits.ts';
import type { Award, OfferTerms, Sum } from './offer-terms.ts';

/** Deposit of a case, and its place in a package, from 1. */
type Deposited = { deposit: Money; award?: number | undefined };

const minorIn = (sum: Sum | undefined, { currency }: Money) =>
  sum === undefined ? null : sumMinor(sum, currency);

/**
 * Gift of a kind for a deposit: of its place in a package, and the one that the largest deposit within its own earns.
 * The first where the deposit earns none; `null` where the terms name none.
 */
export function awardOf<Kind extends Award['kind']>(
  { awards = [] }: OfferTerms,
  kind: Kind,
  { deposit, award: place }: Deposited,
): Extract<Award, { kind: Kind }> | null {
  const ofKind = awards.filter((one): one is Extract<Award, { kind: Kind }> => one.kind === kind);
  const placeOf = ({ deposit: own = 1 }: Award) => own;
  const at = place ?? Math.min(...ofKind.map(placeOf));
  const all = ofKind.filter((one) => placeOf(one) === at);
  const leastOf = (one: Award) => ('from' in one ? (minorIn(one.from, deposit) ?? 0) : 0);
  const mostOf = (one: Award) =>
    'upTo' in one ? (minorIn(one.upTo, deposit) ?? Infinity) : Infinity;
  const fitting = all
    .filter((one) => leastOf(one) <= deposit.minorUnits && deposit.minorUnits <= mostOf(one))
    .toSorted((one, other) => leastOf(other) - leastOf(one));
  return fitting[0] ?? all[0] ?? null;
}

/** Match on a deposit, with the turnover that it asks for. Amounts in minor units of its currency. */
export function matchOf(terms: OfferTerms, offer: Deposited) {
  const { matchPercent, cap, minDeposit, wagering } = terms;
  const { deposit } = offer;
  const match = awardOf(terms, 'match', offer);
  const least = minDeposit === 'none' ? undefined : minDeposit;
  return {
    percent: match?.percent ?? matchPercent,
    mostMinor: minorIn(match?.most ?? cap, deposit),
    leastMinor: minorIn(match?.from ?? least, deposit) ?? 0,
    wagering: match?.wagering ?? wagering,
  };
}
