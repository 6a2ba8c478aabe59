import { statedTerms } from '../bonuses/stated-terms.ts';
import type { BonusKind, BonusTerms } from '../bonuses/terms.ts';
import { hasOtherCurrency } from '../terms/limits.ts';
import type { Award, OfferTerms } from '../terms/offer-terms.ts';
import {
  type Assumption,
  type NoPlanReason,
  type OfferCase,
  type OfferPlanResult,
  refuse,
  unknownSum,
} from './offer-case.ts';
import { PLAN_OF, planKindOf } from './plan-kinds.ts';
import { bookTable, freeBetPlan } from './free-bet-plan.ts';
import { sportShare } from './yardstick-games.ts';

/**
 * Plan of an offer on file for a case, with the assumptions for terms that are not stated; or the reason why
 * there is none. `maxBetVerdict` and `playTime` tell whether bet and time comply with the terms: the plan exists
 * either way.
 */
export function offerPlan(kind: BonusKind, terms: BonusTerms, offer: OfferCase): OfferPlanResult {
  const stated = statedTerms(terms);
  if (!isOneCurrency(stated, offer)) return refuse('currencies-differ');
  const { bonus, isExample } = terms.reference;
  const known = { ...offer, largestKnown: isExample === true ? undefined : bonus };
  return besidesOf(PLAN_OF[planKindOf(kind, terms, offer)](stated, known), terms.awards?.value);
}

/**
 * Plan of terms as they are written, by what they give: a match before credit, spins and free bets beside it. The
 * refusal names every number that is missing.
 */
export function termsPlan(terms: OfferTerms, offer: OfferCase): OfferPlanResult {
  if (!isOneCurrency(terms, offer)) return refuse('currencies-differ');
  const isOnSport = sportShare(terms.contribution) > 0 && terms.wagering?.multiple !== 0;
  return isOnSport ? sportPlan(terms, offer) : giftPlan(terms, offer);
}

function giftPlan(terms: OfferTerms, offer: OfferCase): OfferPlanResult {
  const { awards = [], matchPercent, depositTurnover: multiple, release } = terms;
  const given = new Set(awards.map(({ kind }) => kind));
  if (matchPercent !== undefined || given.has('match')) {
    return besidesOf(PLAN_OF.match(terms, offer), awards);
  }
  if (given.has('credit')) return besidesOf(PLAN_OF.credit(terms, offer), awards);
  if (given.has('spins')) return PLAN_OF.spins(terms, offer);
  if (given.has('free-bet')) return freeBetPlan(terms, offer);
  const drop = awards.find((one) => one.kind === 'drop');
  if (drop) return refuse(unknownSum(drop));
  if (given.has('reload') || terms.unpublished !== undefined) return refuse('not-published');
  if (typeof release === 'object' && release.feePercent !== undefined) {
    return refuse('players-against-players');
  }
  if (multiple === undefined) return refuse('nothing-given');
  // A deposit alone, to be bet before it can be withdrawn.
  const cap = { ...offer.deposit, minorUnits: 0 };
  const wagering = { multiple, base: 'deposit' } as const;
  return PLAN_OF.match({ ...terms, matchPercent: 0, cap, wagering }, offer);
}

/** Bets on sports, where nothing else counts: one bet at the odds and the margin that the reader gives. */
function sportPlan(terms: OfferTerms, offer: OfferCase): OfferPlanResult {
  const { odds = 2, marginPercent = 0 } = offer;
  const table = bookTable(odds, marginPercent);
  const found = giftPlan(
    { ...terms, contribution: { 'table-games': sportShare(terms.contribution) } },
    { ...offer, game: { kind: 'table-games', model: 'own', table } },
  );
  const missing: NoPlanReason[] = [
    ...(offer.odds === undefined ? (['odds-not-given'] as const) : []),
    ...(offer.marginPercent === undefined ? (['margin-not-given'] as const) : []),
  ];
  if (missing.length > 0) {
    const others = found.ok ? [] : [found.reason, ...(found.alsoMissing ?? [])];
    return refuse('sport-only', [...missing, ...others]);
  }
  return odds < (terms.wagering?.leastOdds ?? 1) ? refuse('odds-out-of-range') : found;
}

/** The same with spins and free bets named that it leaves out. */
function besidesOf(found: OfferPlanResult, awards: readonly Award[] = []): OfferPlanResult {
  if (!found.ok) return found;
  const leftOut = (['spins', 'free-bet'] as const)
    .filter((kind) => awards.some((one) => one.kind === kind))
    .map((kind): Assumption => ({ term: 'awards', assumed: `${kind}-left-out`, bound: 'lower' }));
  return { ...found, assumptions: [...found.assumptions, ...leftOut] };
}

function isOneCurrency(terms: OfferTerms, offer: OfferCase): boolean {
  const { awards, cap, minDeposit, wagering, maxCashOut, maxCashOutBy, release, ends } = terms;
  const { deposit, bet, spins, periodTurnover, smallestWithdrawal } = offer;
  const counted = [awards, cap, minDeposit, wagering, maxCashOut, maxCashOutBy, release, ends];
  const typed = [bet, spins, periodTurnover, smallestWithdrawal];
  return !hasOtherCurrency([...counted, ...typed], deposit.currency);
}
