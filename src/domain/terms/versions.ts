import type { OfferTerms } from './offer-terms.ts';

type Fact = { value: unknown } | null | undefined;

/** Earlier terms of an offer: the clauses that were different, and the last day on which they held. */
export type Earlier<Terms> = {
  until: string;
  terms: { [Name in keyof Terms]?: Terms[Name] | undefined };
};

/** Each version of the terms with its last day, `null` for those of today; the newest first. */
export function termsVersions<Terms>(
  terms: Terms,
  earlier: readonly Earlier<Omit<Terms, 'reference'>>[] = [],
) {
  const versions: { until: string | null; terms: Terms }[] = [{ until: null, terms }];
  for (const { until, terms: before } of earlier.toSorted((a, b) =>
    b.until.localeCompare(a.until),
  )) {
    versions.push({ until, terms: { ...(versions.at(-1)?.terms ?? terms), ...before } });
  }
  return versions;
}

/** Clauses whose values differ; one that is said in only one version is among them. */
export function changedClauses(
  before: Partial<Record<keyof OfferTerms, Fact>>,
  after: Partial<Record<keyof OfferTerms, Fact>>,
): (keyof OfferTerms)[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]) as Set<keyof OfferTerms>;
  const text = (fact: Fact) => JSON.stringify(fact?.value, sortedKeys);
  return [...names].filter((name) => text(before[name]) !== text(after[name]));
}

/** Maps in one order, so that only their values count. */
const sortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : value;
