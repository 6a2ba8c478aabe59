import type { BonusKind, BonusTerms } from '../bonuses/terms.ts';
import { majorUnits, type Money, plainFigure } from '../money/money.ts';
import { capClause, plainSum } from '../terms/limits.ts';
import type { OfferCase } from './offer-case.ts';
import { rtpFractionOf } from './pay-table.ts';
import {
  CHOICES,
  NO_LIMIT,
  type PlanGameName,
  type PlanKind,
  type TypedPlan,
} from './plan-fields.ts';
import { limitText } from '../terms/limit-text.ts';
import { planKindOf } from './plan-kinds.ts';
import type { PlanGame } from './yardstick-games.ts';

/**
 * Form values of an offer on file for a case; terms that are not stated stay empty. Parsed again, they make the
 * same plan as `offerPlan`, except for the sums of a period, which only a reader knows.
 */
export function typedOffer(kind: BonusKind, terms: BonusTerms, offer: OfferCase): TypedPlan {
  const planKind = planKindOf(kind, terms, offer);
  const leaving = terms.leaving?.value;
  const balanceBelow = terms.ends?.value.balanceBelow;
  const typed: Record<keyof TypedPlan, string | null> = {
    kind: planKind,
    currency: offer.deposit.currency,
    ...sizeOf(planKind, terms, offer),
    ...gameOf(offer.game),
    turnover: sumText(offer.periodTurnover),
    wagering: numberText(terms.wagering?.value.multiple),
    base: CHOICES.base.find((base) => base === terms.wagering?.value.base) ?? 'bonus',
    counts: numberText(terms.contribution?.value[offer.game.kind]),
    bet: sumText(offer.bet),
    maxbet: limitOf(terms),
    days: terms.expiryDays?.value === 'never' ? NO_LIMIT : numberText(terms.expiryDays?.value),
    bonus: CHOICES.bonus.find((fate) => fate === terms.stickiness?.value) ?? 'unknown',
    ...capOf(terms),
    withdrawal: CHOICES.withdrawal.find((one) => one === leaving?.withdrawal) ?? 'unknown',
    cancel: CHOICES.cancel.find((one) => one === leaving?.cancel) ?? 'unknown',
    byedge: numberText(terms.wagering?.value.byEdge),
    below: balanceBelow && 'minorUnits' in balanceBelow ? sumText(balanceBelow) : null,
    pot: terms.wagering?.value.pot === 'bonus' ? 'bonus' : 'both',
    stop: null,
    sofar: null,
    balance: null,
    left: null,
    least: sumText(offer.smallestWithdrawal),
  };
  const filled = Object.entries(typed).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return Object.fromEntries(filled);
}

/** Size of the offer and its conditions. */
function sizeOf(kind: PlanKind, terms: BonusTerms, { deposit, spins }: OfferCase) {
  const { reference } = terms;
  const known = reference.isExample === true ? null : reference.bonus;
  const gift = terms.awards?.value.find((one) => one.kind === 'spins');
  const isReturn = kind === 'refund' || kind === 'rebate';
  const percent = numberText(terms.matchPercent?.value);
  return {
    deposit: sumText(deposit),
    match: isReturn ? null : percent,
    rate: isReturn ? percent : null,
    largest: sumText(terms.cap?.value ?? (kind === 'match' || kind === 'refund' ? known : null)),
    credit: kind === 'credit' ? sumText(known) : null,
    spins: numberText(spins?.count ?? (kind === 'spins' ? gift?.count : null)),
    spin: sumText(spins?.value),
    entry: kind === 'spins' && reference.deposit.minorUnits > 0 ? sumText(reference.deposit) : null,
  };
}

function gameOf({ kind, model, table }: PlanGame) {
  if (model !== 'ordinary' && model !== 'steady' && model !== 'wild') {
    const isWheel = kind === 'table-games' || kind === 'live-dealer';
    const game: PlanGameName = model === 'own' ? 'own' : isWheel ? 'roulette' : 'dice';
    return {
      game,
      rtp: null,
      chance: model === 'own' ? numberText((table[0]?.chance ?? 0) * 100) : null,
      pays: model === 'own' ? numberText(table[0]?.multiple) : null,
    };
  }
  return { game: model, rtp: numberText(rtpFractionOf(table) * 100), chance: null, pays: null };
}

function capOf({ maxCashOut }: BonusTerms) {
  const none = { capsum: null, captimes: null, stays: null };
  if (maxCashOut === null) return { ...none, cap: 'unknown' };
  if (maxCashOut.value === 'no-cap') return { ...none, cap: 'none' };
  const { most, stays: isStaying } = capClause(maxCashOut.value);
  const stays = isStaying === true ? 'yes' : 'no';
  return 'times' in most && most.of === 'bonus'
    ? { ...none, stays, cap: 'times', captimes: numberText(most.times) }
    : { ...none, stays, cap: 'sum', capsum: sumText(plainSum(most)) };
}

function limitOf({ maxBet }: BonusTerms): string | null {
  const limit = maxBet?.value;
  if (limit === undefined || limit === 'no-cap') return limit === undefined ? null : NO_LIMIT;
  return sumText(plainSum(limit)) ?? limitText(limit);
}

const sumText = (amount: Money | null | undefined): string | null =>
  amount ? numberText(majorUnits(amount)) : null;

const numberText = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : plainFigure(value);
