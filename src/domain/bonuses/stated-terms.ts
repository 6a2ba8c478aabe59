import type { Award, OfferTerms } from '../terms/offer-terms.ts';
import type { BonusTerms } from './terms.ts';

type Facts = {
  [Name in keyof OfferTerms]?: { value: NonNullable<OfferTerms[Name]> } | null | undefined;
};

/** Clauses without their sources; one that is `null` is not said. */
export function clausesOf(facts: Facts): OfferTerms {
  const said = Object.entries(facts).flatMap(([name, fact]) =>
    fact === null || fact === undefined ? [] : [[name, fact.value] as const],
  );
  return Object.fromEntries(said);
}

/** Clauses of an offer on file; what it gives, by its reference case where no award says it. */
export function statedTerms({ reference, ...facts }: BonusTerms): OfferTerms {
  const terms = clausesOf(facts);
  return { ...terms, awards: terms.awards ?? referenceAwards(reference) };
}

function referenceAwards({ bonus, deposit, spins, isExample }: BonusTerms['reference']) {
  if (isExample === true) return undefined;
  const from = deposit.minorUnits > 0 ? { from: deposit } : {};
  const awards: Award[] = [
    { kind: 'credit', sum: bonus },
    { kind: 'spins', ...from, ...(spins && { count: spins.count, each: spins.value }) },
  ];
  return awards;
}
