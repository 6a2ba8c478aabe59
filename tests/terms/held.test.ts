import { expect, test } from 'vitest';
import { canonical, CORPUS, inCorpus, inGrammar, NONE } from './corpus.ts';

test('all entries of the corpus are there', () => {
  expect(CORPUS).toHaveLength(64);
});

/** Deposit of a complaint, which is a case and no term. */
function withoutCase(terms: Record<string, unknown>) {
  const { award, ...others } = structuredClone(terms) as { award?: { match?: object } };
  delete (award?.match as { depositOfCase?: number } | undefined)?.depositOfCase;
  return { ...others, ...(award && { award }) };
}

test.each(CORPUS.map((entry) => [entry.id, entry] as const))(
  '%s is held without loss',
  (_, entry) => {
    const back = inCorpus(inGrammar(entry), entry.currency);
    const wanted = Object.fromEntries(
      Object.entries(withoutCase(entry.terms)).map(([key, value]) => [key, value ?? NONE]),
    );
    expect(back).toEqual(asIs(canonical(wanted)));
  },
);

/** Rates by level stand in a list or in a table; a list has its places as names. */
function asIs(terms: unknown): unknown {
  const { back } = terms as { back?: { byLevel?: unknown; period?: string } };
  if (Array.isArray(back?.byLevel)) back.byLevel = { ...back.byLevel };
  return terms;
}
