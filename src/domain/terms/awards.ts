import type { Money } from '../money/money.ts';
import { sumMinor } from './limits.ts';
import type { Award, OfferTerms } from './offer-terms.ts';

/** Gift of a kind, of the given deposit of a package; `null` where the terms name none. */
export function awardOf<Kind extends Award['kind']>(
  { awards = [] }: OfferTerms,
  kind: Kind,
  deposit?: number,
): Extract<Award, { kind: Kind }> | null {
  const all = awards.filter((one): one is Extract<Award, { kind: Kind }> => one.kind === kind);
  return all.find((one) => (one.deposit ?? 1) === (deposit ?? one.deposit ?? 1)) ?? null;
}

/** Match on a deposit: of its size, and of its place in a package. Amounts in minor units of its currency. */
export function matchOf(terms: OfferTerms, deposit: Money, place?: number) {
  const minorOf = (sum: Parameters<typeof sumMinor>[0] | undefined) =>
    sum === undefined ? null : sumMinor(sum, deposit.currency);
  const { awards = [], matchPercent, cap, minDeposit } = terms;
  const matches = awards
    .filter((one) => one.kind === 'match')
    .filter((one) => place === undefined || (one.deposit ?? 1) === place);
  const leastOf = (one: (typeof matches)[number]) => minorOf(one.from) ?? 0;
  const fitting = matches
    .filter((one) => leastOf(one) <= deposit.minorUnits)
    .filter((one) => deposit.minorUnits <= (minorOf(one.upTo) ?? Infinity))
    .toSorted((one, other) => leastOf(other) - leastOf(one))[0];
  const match = fitting ?? matches[0];
  const least = minDeposit === 'none' ? undefined : minDeposit;
  return {
    percent: match?.percent ?? matchPercent,
    mostMinor: minorOf(match?.most ?? cap),
    leastMinor: (match && leastOf(match)) || (minorOf(least) ?? 0),
  };
}

/**
 * Terms with what a reader typed for what they do not say. Nothing that the text says is replaced; within wagering,
 * ends, leaving and each award, single clauses are filled.
 */
export function withTyped(said: OfferTerms, typed: OfferTerms): OfferTerms {
  const { wagering, ends, leaving, awards = [] } = said;
  const filled: OfferTerms = { ...without(typed), ...without(said) };
  if (typed.wagering) filled.wagering = { ...typed.wagering, ...without(wagering ?? {}) };
  if (typed.ends) filled.ends = { ...typed.ends, ...without(ends ?? {}) };
  if (typed.leaving) filled.leaving = { ...typed.leaving, ...without(leaving ?? {}) };
  if (typed.awards) {
    const own = awards.map((one) => ({
      ...typed.awards?.find(({ kind }) => kind === one.kind),
      ...without(one),
    })) as Award[];
    const further = typed.awards.filter(({ kind }) => awards.every((one) => one.kind !== kind));
    filled.awards = [...own, ...further];
  }
  return filled;
}

const without = <Clauses extends object>(clauses: Clauses): Clauses =>
  Object.fromEntries(Object.entries(clauses).filter(([, value]) => value !== undefined)) as Clauses;
