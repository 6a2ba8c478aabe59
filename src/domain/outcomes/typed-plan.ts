import { type Currency, type Money, multiplyMoney, placesOf } from '../money/money.ts';
import type { Award, Leaving, Limit, OfferTerms } from '../terms/offer-terms.ts';
import { readLimit } from '../terms/read-terms.ts';
import type { OfferCase, OfferPlanResult } from './offer-case.ts';
import { returnsTooMuch } from './pay-table.ts';
import {
  capOf,
  choiceOf,
  currencyOf,
  type NumberField,
  NO_LIMIT,
  numberRule,
  NUMBERS,
  OPTIONAL,
  type PlanField,
  planFields,
  type PlanKind,
  type TypedPlan,
  UNLIMITED,
} from './plan-fields.ts';
import { PLAN_OF } from './plan-kinds.ts';
import { type NumberReason, readNumber } from './read-number.ts';
import {
  DICE_WIN_CHANCE,
  evenMoneyGame,
  type PlanGame,
  ROULETTE_WIN_CHANCE,
  yardstickSlot,
} from './yardstick-games.ts';

export type PlanReason = NumberReason | 'above-balance' | 'not-above-deposit' | 'returns-too-much';

export type PlanReasons = Readonly<Partial<Record<PlanField, PlanReason>>>;

/** Typed plan, as the terms of an offer and the case of a reader. */
export type ReaderPlan = { kind: PlanKind; terms: OfferTerms; offer: OfferCase };

export type ReadPlan = { ok: true; plan: ReaderPlan } | { ok: false; reasons: PlanReasons };

/**
 * Parses a form into a plan, or returns the reason for every field that cannot be parsed. Amounts are in major
 * units, shares in percent. An empty optional field is a term that is not stated; "none" in a limit field means
 * no limit.
 */
export function readTypedPlan(typed: TypedPlan): ReadPlan {
  const { values, reasons } = readNumbers(typed);
  const game = Object.keys(reasons).some((field) => GAME_FIELDS.has(field))
    ? null
    : gameOf(typed, values);
  if (game !== null && returnsTooMuch(game.table)) reasons.pays = 'returns-too-much';
  if (game === null || Object.keys(reasons).length > 0) return { ok: false, reasons };

  const kind = choiceOf(typed, 'kind');
  const currency = currencyOf(typed);
  const sum = (field: NumberField) => sumOf(values[field], currency);
  const bonus = bonusOf(kind, sum, values);
  const terms = termsOf(typed, values, { kind, game, bonus });
  const [balance, left] = [sum('balance'), sum('left')];
  if ((balance === undefined) !== (left === undefined)) {
    return { ok: false, reasons: { [balance === undefined ? 'balance' : 'left']: 'missing' } };
  }
  const offer: OfferCase = {
    deposit: sum('deposit') ?? { minorUnits: 0, currency },
    bet: sum('bet') ?? { minorUnits: 0, currency },
    game,
    spins: kind === 'spins' ? { count: values.spins ?? 0, value: sum('spin') ?? bonus } : null,
    periodTurnover: sum('turnover') ?? null,
    smallestWithdrawal: sum('least') ?? null,
    ...(balance && left && { underway: { balance, left } }),
    stopAt: sum('stop'),
    betSoFar: sum('sofar'),
  };
  if (offer.stopAt && offer.stopAt.minorUnits <= offer.deposit.minorUnits) {
    return { ok: false, reasons: { stop: 'not-above-deposit' } };
  }
  // Spins start with their winnings, which are unknown before play.
  const start = balance?.minorUnits ?? offer.deposit.minorUnits + bonus.minorUnits;
  if (kind !== 'spins' && offer.bet.minorUnits > start) {
    return { ok: false, reasons: { bet: 'above-balance' } };
  }
  return { ok: true, plan: { kind, terms, offer } };
}

/** Plan with its assumptions, or the reason why there is none. */
export const planOfReader = ({ kind, terms, offer }: ReaderPlan): OfferPlanResult =>
  PLAN_OF[kind](terms, offer);

/** True if the typed offer requires no bets, so there is nothing to simulate. */
export function requiresNoBets({ kind, terms }: ReaderPlan): boolean {
  return kind !== 'refund' && kind !== 'rebate' && terms.wagering?.multiple === 0;
}

type Values = Partial<Record<NumberField, number>>;

const GAME_FIELDS: ReadonlySet<string> = new Set(['rtp', 'chance', 'pays']);

const isNumberField = (field: PlanField): field is NumberField => field in NUMBERS;

function readNumbers(typed: TypedPlan) {
  const values: Values = {};
  const reasons: Partial<Record<PlanField, PlanReason>> = {};
  for (const field of planFields(typed).filter(isNumberField)) {
    const text = typed[field] ?? '';
    if (UNLIMITED.has(field) && text.trim().toLowerCase() === NO_LIMIT) {
      values[field] = Infinity;
      continue;
    }
    if (field === 'maxbet' && typedLimit(typed) !== null) continue;
    const read = readNumber(text, numberRule(field, typed));
    if (read.ok) values[field] = read.value;
    else if (read.reason !== 'missing' || !OPTIONAL.has(field)) reasons[field] = read.reason;
  }
  return { values, reasons };
}

function gameOf(typed: TypedPlan, { rtp = 0, chance = 0, pays = 0 }: Values): PlanGame {
  const name = choiceOf(typed, 'game');
  switch (name) {
    case 'roulette':
      return {
        kind: 'table-games',
        model: 'even-money',
        table: evenMoneyGame(ROULETTE_WIN_CHANCE),
      };
    case 'dice':
      return { kind: 'dice', model: 'even-money', table: evenMoneyGame(DICE_WIN_CHANCE) };
    case 'own':
      return {
        kind: 'table-games',
        model: 'own',
        table: [{ chance: chance / 100, multiple: pays }],
      };
    default:
      return { kind: 'slots', model: name, table: yardstickSlot(name, rtp / 100) };
  }
}

function bonusOf(
  kind: PlanKind,
  sum: (field: NumberField) => Money | undefined,
  { match = 0 }: Values,
): Money {
  const none = { minorUnits: 0, currency: sum('bet')?.currency ?? 'USD' } as const;
  if (kind === 'credit') return sum('credit') ?? none;
  if (kind !== 'match') return none;
  const matched = multiplyMoney(sum('deposit') ?? none, match / 100);
  const largest = sum('largest');
  return largest !== undefined && largest.minorUnits < matched.minorUnits ? largest : matched;
}

function termsOf(
  typed: TypedPlan,
  values: Values,
  { kind, game, bonus }: { kind: PlanKind; game: PlanGame; bonus: Money },
): OfferTerms {
  const { currency } = bonus;
  const sum = (field: NumberField) => sumOf(values[field], currency);
  const fate = choiceOf(typed, 'bonus');
  const isReturn = kind === 'refund' || kind === 'rebate';
  const base = kind === 'spins' ? 'winnings' : choiceOf(typed, 'base');
  const ofGift: Partial<Record<PlanKind, Award>> = {
    credit: { kind: 'credit', sum: bonus },
    spins: { kind: 'spins', from: sum('entry') },
  };
  const gift = ofGift[kind];
  return {
    awards: gift && [gift],
    matchPercent: isReturn ? values.rate : values.match,
    // The amount of the bonus is known, with or without a largest bonus.
    cap: isReturn ? sum('largest') : bonus,
    wagering: {
      ...{ multiple: values.wagering ?? 0, base, byEdge: values.byedge },
      pot: values.stop === undefined ? undefined : choiceOf(typed, 'pot'),
    },
    contribution: { [game.kind]: values.counts ?? 0 },
    maxBet: typedLimit(typed) ?? (values.maxbet === Infinity ? 'no-cap' : sum('maxbet')),
    maxCashOut: maxCashOut(typed, values, bonus),
    expiryDays: values.days === Infinity ? 'never' : values.days,
    stickiness: fate === 'unknown' ? undefined : fate,
    ends: values.below === undefined ? undefined : { balanceBelow: sum('below') },
    leaving: kind === 'match' ? leavingOf(typed) : undefined,
  };
}

/** Largest bet in the words of terms: "20% of the bonus"; `null` for digits. */
function typedLimit({ maxbet = '' }: TypedPlan): Limit | null {
  const limit = readLimit(maxbet);
  return limit === 'no-cap' ? null : limit;
}

function leavingOf(typed: TypedPlan): Leaving {
  const [withdrawal, cancel] = [choiceOf(typed, 'withdrawal'), choiceOf(typed, 'cancel')];
  return {
    withdrawal: withdrawal === 'unknown' ? undefined : withdrawal,
    cancel: cancel === 'unknown' ? undefined : cancel,
  };
}

function maxCashOut(typed: TypedPlan, { capsum, captimes = 0 }: Values, bonus: Money) {
  switch (capOf(typed)) {
    case 'none':
      return 'no-cap';
    case 'sum':
      return staying(typed, sumOf(capsum, bonus.currency));
    case 'times':
      return staying(typed, multiplyMoney(bonus, captimes));
    case 'unknown':
      return undefined;
  }
}

const staying = (typed: TypedPlan, most: Money | undefined) =>
  most !== undefined && choiceOf(typed, 'stays') === 'yes' ? { most, stays: true } : most;

function sumOf(majorUnits: number | undefined, currency: Currency): Money | undefined {
  if (majorUnits === undefined) return undefined;
  return { minorUnits: Math.round(majorUnits * 10 ** placesOf(currency)), currency };
}
