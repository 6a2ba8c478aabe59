import type { CasinoFacts } from '../casinos/facts.ts';

/** Number of our own tests behind the facts; a test that settles several facts counts once. */
export function countOwnTests(facts: CasinoFacts): number {
  const tests = Object.values(facts).flatMap((fact) => fact?.test ?? []);
  return new Set(tests.map(({ on, method, amount }) => [on, method, amount].join())).size;
}
