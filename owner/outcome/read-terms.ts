import { parseArgs } from 'node:util';
import * as z from 'zod';
import { clausesOf } from '#domain/bonuses/stated-terms.ts';
import type { OfferTerms } from '#domain/terms/offer-terms.ts';
import type { LoyaltyTerms } from '#domain/terms/loyalty-terms.ts';
import { loyaltySchema } from '#schemas/loyalty-terms.ts';
import { furtherClauses, offerClauses } from '#schemas/offer-terms.ts';
import { loyaltyReport } from './loyalty-report.ts';
import { offerReport } from './offer-report.ts';
import { CASE_OPTIONS, readCase, type TermsReport } from './read-case.ts';
import { unknownOptions } from './read-request.ts';

export const TERMS_OPTIONS = {
  terms: ['JSON', 'clauses as in content: {"matchPercent":100,"wagering":"35x bonus"}'],
  ...CASE_OPTIONS,
} as const satisfies Record<string, readonly [string, string]>;

/** Options that a plan without terms has too. */
const SHARED = ['deposit', 'bet', 'game', 'rtp', 'min-withdrawal'];
const NAMES = [...SHARED, ...Object.keys(TERMS_OPTIONS)];
const PARSED = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]));

const OFFER = z.strictObject({ ...offerClauses, ...z.object(furtherClauses).partial().shape });
const TYPED = { source: 'typed', checkedOn: '2026-01-01', grade: 'E' } as const;
/** Clauses that are those of a program of loyalty, not of an offer. */
const OF_LOYALTY = ['back', 'ladder', 'drops', 'split'];

/**
 * Works out terms as they are written: an offer, with each reading under its name, or the rules of a loyalty program.
 * Terms that are missing or cannot be worked out are named.
 */
export function reportOnTerms(words: readonly string[]): TermsReport {
  const { values } = parseArgs({ args: [...words], options: PARSED, strict: false });
  const problems = unknownOptions(values, NAMES);
  const clauses = readClauses(String(values['terms']));
  if (!clauses.ok || problems.length > 0) {
    return { ok: false, problems: [...problems, ...(clauses.ok ? [] : clauses.problems)] };
  }
  const own = readCase(values);
  if (!own.ok) return own;
  return 'loyalty' in clauses
    ? loyaltyReport(clauses.loyalty, own.reader)
    : offerReport(clauses.offer, own.reader);
}

type Clauses =
  | { ok: true; offer: OfferTerms }
  | { ok: true; loyalty: LoyaltyTerms }
  | { ok: false; problems: readonly string[] };

function readClauses(text: string): Clauses {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return {
      ok: false,
      problems: [`--terms: found ${JSON.stringify(text)}, expected JSON.`],
    };
  }
  if (OF_LOYALTY.some((name) => name in Object(given))) {
    const { data, error } = loyaltySchema.safeParse(given);
    return data === undefined ? faults(error) : { ok: true, loyalty: data };
  }
  const facts = Object.fromEntries(
    Object.entries(Object(given)).map(([name, value]) => [
      name,
      value === null ? null : { ...TYPED, value },
    ]),
  );
  const { data, error } = OFFER.safeParse(facts);
  if (data === undefined) return faults(error);
  return { ok: true, offer: clausesOf(data) };
}

function faults({ issues }: z.ZodError): Clauses {
  const problems = issues.map(({ path, message }) => {
    const field = path.filter((part) => part !== 'value').join('.');
    return `--terms: ${field === '' ? message : `${field}: ${message}`}`;
  });
  return { ok: false, problems };
}
