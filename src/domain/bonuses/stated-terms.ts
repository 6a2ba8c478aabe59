import type { Award, OfferTerms } from '../terms/offer-terms.ts';
import type { PlanTerms } from '../outcomes/plan-terms.ts';

/** Clauses of an offer without their sources; what it gives, by its reference case where no award says it. */
export function statedTerms({ reference, ...facts }: PlanTerms): OfferTerms {
  const said = Object.entries(facts).flatMap(([name, fact]) =>
    fact === null || fact === undefined ? [] : [[name, fact.value] as const],
  );
  const terms: OfferTerms = Object.fromEntries(said);
  return { ...terms, awards: terms.awards ?? referenceAwards(reference) };
}

function referenceAwards({ bonus, deposit, spins }: PlanTerms['reference']): Award[] {
  const from = deposit.minorUnits > 0 ? { from: deposit } : {};
  return [
    { kind: 'credit', sum: bonus },
    { kind: 'spins', ...from, ...(spins && { count: spins.count, each: spins.value }) },
  ];
}
