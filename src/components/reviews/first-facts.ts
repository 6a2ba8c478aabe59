/** Preview of a folded group of facts: the first two known values. */
export function firstFacts(facts: readonly { label: string; value: string | null }[]): string {
  const known = facts.flatMap(({ value }) => (value === null ? [] : [value]));
  return known.length === 0 ? 'Nothing known yet' : known.slice(0, 2).join(' · ');
}
