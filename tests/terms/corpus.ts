import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { parse } from 'yaml';
import * as z from 'zod';
import { clausesOf } from '#domain/bonuses/stated-terms.ts';
import type { OfferTerms } from '#domain/terms/offer-terms.ts';
import { loyaltySchema } from '#schemas/loyalty-terms.ts';
import { furtherClauses, offerClauses } from '#schemas/offer-terms.ts';

const readText = (name: string) => readFileSync(`tests/terms/${name}`, 'utf8');

const CLAUSES = z.strictObject({ ...offerClauses, ...furtherClauses }).partial();
const FACT = { source: 'terms', checkedOn: '2026-11-27', grade: 'E' } as const;

/** Each clause as a fact, as the file of an offer has it. */
const asFacts = (clauses: unknown) =>
  Object.fromEntries(
    Object.entries(Object(clauses)).map(([name, value]) => [name, { ...FACT, value }]),
  );
const offer = z.preprocess(asFacts, CLAUSES).transform((facts): OfferTerms => clausesOf(facts));

const entry = z.strictObject({
  id: z.string(),
  source: z.string(),
  words: z.string(),
  currency: z.string(),
  offer: offer.default({}),
  loyalty: loyaltySchema.default({}),
});

/** Real offers. Throws for a clause that the schemas of the content have no place for. */
export const CORPUS = z.array(entry).parse(parse(readText('corpus.yaml')));

export function corpusEntry(id: string) {
  const found = CORPUS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`Expected ${id} in the corpus, found none`);
  return found;
}

type Result = {
  id: string;
  case: string | null;
  nothing: number;
  less: number;
  even: number | null;
  more: number;
  median: number;
  mean: number;
  completes: number | null;
  meanTurnover: number | null;
  leftOut: number | null;
};

/**
 * Results by a program of other hands: 100 put in, bets of a hundredth of it and the ordinary model slot, unless the row
 * of the test says otherwise. `nothing`, `less` and `more` are shares of all players of the cash-out; who runs out
 * before the wagering is made leaves with nothing.
 */
export const RESULTS = Papa.parse<Result>(readText('results.csv').trim(), {
  header: true,
  dynamicTyping: true,
}).data;
