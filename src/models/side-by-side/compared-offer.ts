import { NO_OFFER } from '#format/unknown-words.ts';
import type { BonusTerms } from '#domain/bonuses/terms.ts';
import type { Rates } from '#domain/money/rates.ts';
import type { Measure } from '#domain/side-by-side/best-in-row.ts';
import { plainSum } from '#domain/terms/limits.ts';
import { formatTerm, SIGNIFICANT_TERMS, TERM_LABELS } from '#format/term-values.ts';
import type { Bonus as Offer } from '#schemas/bonus.ts';
import { formatGame } from '#format/outcome-words.ts';
import { outcomeSummary } from '#format/outcome-views.ts';
import { playedOffer } from '../outcomes/played-offer.ts';
import { receiptOf } from '../reviews/review-facts.ts';
import {
  type Best,
  type BestWords,
  cellOf,
  type ComparedCell,
  type ComparedRow,
  HIGHER,
  LOWER,
  measureOf,
  UNLIMITED,
  wordsOf,
} from './compared-facts.ts';
import { measureMoney, withDollars } from './compared-money.ts';

type ComparedTerm = (typeof SIGNIFICANT_TERMS)[number];
type ValueOf<Name extends ComparedTerm> = NonNullable<BonusTerms[Name]>['value'];

/** Shares and multiples are not compared with sums. */
function capMeasure(cap: ValueOf<'maxCashOut'>, rates: Rates | null): Measure | null {
  if (cap === 'no-cap') return UNLIMITED;
  const sum = plainSum(cap);
  return sum && measureMoney(sum, rates);
}

/**
 * Comparison rules of terms. Multiples of different bases are not compared: 20 × deposit and bonus
 * can be more than 35 × bonus.
 */
const BEST: { [Name in ComparedTerm]?: Best<ValueOf<Name>> } = {
  minDeposit: {
    ...LOWER,
    measure: (least, rates) => (least === 'none' ? measureOf(0) : measureMoney(least, rates)),
  },
  wagering: {
    ...LOWER,
    measure: ({ multiple, base, plusDepositTimes }) =>
      multiple === undefined || (multiple > 0 && base === undefined) || plusDepositTimes
        ? null
        : measureOf(multiple, multiple === 0 ? null : base),
  },
  maxBet: { ...HIGHER, measure: capMeasure },
  maxCashOut: { ...HIGHER, measure: capMeasure },
  expiryDays: {
    better: 'more',
    ofTwo: 'Longer',
    ofMore: 'Longest',
    measure: (days) => (days === 'never' ? UNLIMITED : measureOf(days)),
  },
};

const idOf = (name: ComparedTerm) => `term-${name}`;

/** Rows of the terms that every offer states. */
export function termRows(): ComparedRow[] {
  return SIGNIFICANT_TERMS.map((name) => ({
    id: idOf(name),
    label: TERM_LABELS[name],
    hint: null,
    best: wordsOf(BEST[name]),
  }));
}

/** Cells of an offer by row id. */
export function termCells(
  offer: Offer | null,
  rates: Rates | null = null,
): Record<string, ComparedCell> {
  return Object.fromEntries(
    SIGNIFICANT_TERMS.map((name) => [idOf(name), termCell(offer, name, rates)]),
  );
}

function termCell(offer: Offer | null, name: ComparedTerm, rates: Rates | null): ComparedCell {
  if (offer === null) return { text: NO_OFFER, isKnown: false, receipt: null, measure: null };
  const { terms, sources } = offer;
  const cell = cellOf(
    withDollars(formatTerm(terms, name), terms[name]?.value, rates),
    receiptOf(terms[name], sources),
    measureTerm(terms, name, rates),
  );
  return { ...cell, isKnown: terms[name] !== null };
}

function measureTerm<Name extends ComparedTerm>(
  terms: BonusTerms,
  name: Name,
  rates: Rates | null,
): Measure | null {
  const [term, best] = [terms[name], BEST[name]];
  return term === null || best === undefined
    ? null
    : best.measure(term.value as ValueOf<Name>, rates);
}

/** Labels of the lowest number of players who lose everything. */
export const OUTCOME_BEST: BestWords = {
  better: 'less',
  ofTwo: 'Fewer lose everything',
  ofMore: 'Fewest lose everything',
};

/**
 * Outcome of an offer for 100 players in the reference case. Offers are comparable if the players
 * deposit and bet the same and can lose something.
 */
export function comparedOutcome(offer: Offer | null) {
  if (offer === null) {
    const lead = `${NO_OFFER}.`;
    return { groups: null, caseText: '', label: '', lead, lines: [], details: [], measure: null };
  }
  const { kind, headline, label: name, terms } = offer;
  const played = playedOffer(kind, terms);
  const { groups, caseText, lead, lines: details } = outcomeSummary(kind, terms, played);
  const shown = { groups, caseText, label: `${name}: ${headline}`, lead, details };
  if (!played.ok) return { ...shown, lines: details, measure: null };
  const { deposit, bet } = played.offer;
  const isAtRisk = played.plan.plan.depositMinor > 0;
  const basis = JSON.stringify([deposit, bet, formatGame(played.offer)]);
  return {
    ...shown,
    // Middle result, time, and assumptions; the review shows the sums between.
    lines: [...details.slice(0, 2), ...details.slice(-1)],
    measure: isAtRisk ? measureOf(played.players.loses.count, basis) : null,
  };
}
