import { parseArgs } from 'node:util';
import * as z from 'zod';
import { statedTerms } from '#domain/bonuses/stated-terms.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { OfferCase } from '#domain/outcomes/offer-case.ts';
import { termsPlan } from '#domain/outcomes/offer-plan.ts';
import { type OutcomeResult, outcomeOf } from '#domain/outcomes/outcome.ts';
import { outcomeReport } from '#domain/outcomes/outcome-report.ts';
import type { Plan } from '#domain/outcomes/plan.ts';
import { evenMoneyGame, YARDSTICK_SLOTS, yardstickSlot } from '#domain/outcomes/yardstick-games.ts';
import type { OfferTerms } from '#domain/terms/offer-terms.ts';
import { furtherClauses, offerClauses } from '#schemas/offer-terms.ts';

/** Options of an offer as its terms are written, with what only a reader knows. */
export const TERMS_OPTIONS = {
  terms: ['JSON', 'clauses as in content: {"matchPercent":100,"wagering":"35x bonus"}'],
  'stop-at': ['SUM', 'own money at which the player leaves, where it is bet before the bonus'],
  'play-on': ['SUM', 'turnover after the wagering, where a cap stays'],
  lumps: ['NUMBER', 'lumps of a released bonus after which play ends'],
  odds: ['NUMBER', 'decimal odds of a free bet'],
  margin: ['PERCENT', 'margin of the book for a free bet'],
} as const satisfies Record<string, readonly [string, string]>;

const OF_THE_CASE = ['deposit', 'bet', 'game', 'rtp', 'min-withdrawal'];
const PARSED = Object.fromEntries(
  [...OF_THE_CASE, ...Object.keys(TERMS_OPTIONS)].map((name) => [
    name,
    { type: 'string' as const },
  ]),
);

const CLAUSES = z.strictObject({ ...offerClauses, ...z.object(furtherClauses).partial().shape });
const TYPED = { source: 'typed', checkedOn: '2026-01-01', grade: 'E' } as const;

type TermsReport =
  { ok: true; report: Record<string, unknown> } | { ok: false; problems: readonly string[] };

/**
 * Works out an offer from its terms: the main reading with its assumptions, and each other reading under its name. What
 * is missing or cannot be worked out is named.
 */
export function reportOnTerms(words: readonly string[]): TermsReport {
  const { values } = parseArgs({ args: [...words], options: PARSED, strict: false });
  const terms = readClauses(String(values['terms']));
  if ('problems' in terms) return { ok: false, problems: terms.problems };
  const offer = readCase(values);
  if ('problems' in offer) return { ok: false, problems: offer.problems };
  const found = termsPlan(terms.clauses, offer.offer);
  if (!found.ok) {
    return { ok: false, problems: [found.reason, ...(found.alsoMissing ?? [])] };
  }
  const report = (plan: Plan) => reportOf(outcomeOf(plan));
  const { plan, assumptions, others = [] } = found;
  return {
    ok: true,
    report: {
      ...report(plan),
      assumptions: assumptions.map(({ term, assumed, bound }) => ({ term, assumed, bound })),
      readings: Object.fromEntries(
        others.map((one) => [`${one.term}: ${one.assumed}`, report(one.plan)]),
      ),
    },
  };
}

function reportOf(result: OutcomeResult) {
  if (!result.ok) return { refused: result.reason };
  const { cut } = result.outcome;
  const ofCap = cut && { cut: cut.chance, meanUncut: cut.averageUncutMinor / 100 };
  return { ...outcomeReport(result.outcome), ...ofCap };
}

function readClauses(text: string): { clauses: OfferTerms } | { problems: string[] } {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { problems: [`--terms: found ${JSON.stringify(text)}, expected JSON.`] };
  }
  const facts = Object.fromEntries(
    Object.entries(Object(given)).map(([name, value]) => [name, { ...TYPED, value }]),
  );
  const { data, error } = CLAUSES.safeParse(facts);
  if (data === undefined) {
    const problems = error.issues.map(({ path, message }) => {
      const field = path.filter((part) => part !== 'value').join('.');
      return `--terms: ${field === '' ? message : `${field}: ${message}`}`;
    });
    return { problems };
  }
  const none = { minorUnits: 0, currency: 'USD' };
  const { awards, ...clauses } = statedTerms({
    ...data,
    reference: { bonus: none, deposit: none },
  });
  return { clauses: data.awards ? { ...clauses, awards } : clauses };
}

type Values = ReturnType<typeof parseArgs>['values'];

function readCase(values: Values): { offer: OfferCase } | { problems: string[] } {
  const problems: string[] = [];
  const number = (name: string): number | undefined => {
    const value = values[name];
    if (value === undefined) return undefined;
    const read = Number(value);
    if (!(read >= 0)) problems.push(`--${name}: found ${String(value)}, expected a number.`);
    return read;
  };
  const sum = (name: string): Money | undefined => {
    const read = number(name);
    return read === undefined || !(read >= 0) ? undefined : money(Math.round(read * 100) / 100);
  };
  const bet = sum('bet');
  if (bet === undefined || bet.minorUnits === 0) problems.push('--bet: expected a sum above 0.');
  const slot = YARDSTICK_SLOTS.find((name) => name === values['game']);
  const offer: OfferCase = {
    deposit: sum('deposit') ?? money(0),
    bet: bet ?? money(1),
    game: slot
      ? { kind: 'slots', model: slot, table: yardstickSlot(slot, number('rtp')) }
      : { kind: 'table-games', model: 'even-money', table: evenMoneyGame() },
    spins: null,
    periodTurnover: null,
    smallestWithdrawal: sum('min-withdrawal') ?? null,
    stopAt: sum('stop-at'),
    playOn: sum('play-on'),
    lumps: number('lumps'),
    odds: number('odds'),
    marginPercent: number('margin'),
  };
  return problems.length > 0 ? { problems } : { offer };
}
