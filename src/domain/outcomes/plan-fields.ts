import { type Currency, isIsoCurrency, placesOf } from '../money/money.ts';
import type { NumberRule } from './read-number.ts';
import { wordOf } from './typed-fields.ts';

/** Kinds of plans in the bonus tool. */
export const PLAN_KINDS = ['match', 'credit', 'spins', 'refund', 'rebate'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** Games of the form: model slots, even-money bets, and one bet with a custom chance and payout. */
export const PLAN_GAMES = ['ordinary', 'steady', 'wild', 'roulette', 'dice', 'own'] as const;
export type PlanGameName = (typeof PLAN_GAMES)[number];

const CAPS = ['unknown', 'none', 'sum', 'times'] as const;
const BONUS_FATES = ['unknown', 'cashable', 'sticky'] as const;

const SUM: NumberRule = { least: 0.01, most: 1_000_000, decimals: 2 };
const PERCENT: NumberRule = { least: 0.01, most: 100, decimals: 4 };

/** Number fields and their rules. */
export const NUMBERS = {
  deposit: SUM,
  match: { least: 1, most: 1000, decimals: 2 },
  largest: SUM,
  credit: SUM,
  spins: { least: 1, most: 1000, decimals: 0 },
  spin: SUM,
  entry: SUM,
  turnover: SUM,
  rate: PERCENT,
  wagering: { least: 0, most: 200, decimals: 2 },
  counts: PERCENT,
  rtp: { least: 50, most: 100, decimals: 4 },
  chance: { least: 0.0001, most: 99.9999, decimals: 4 },
  pays: { least: 1.01, most: 10_000, decimals: 2 },
  bet: SUM,
  maxbet: SUM,
  days: { least: 1, most: 3650, decimals: 0 },
  capsum: SUM,
  captimes: { least: 0.01, most: 1000, decimals: 2 },
  least: { ...SUM, least: 0 },
  byedge: { least: 0.0001, most: 1, decimals: 4 },
  below: SUM,
  balance: SUM,
  left: { ...SUM, least: 0 },
  stop: SUM,
  sofar: { ...SUM, least: 0 },
} as const satisfies Record<string, NumberRule>;
export type NumberField = keyof typeof NUMBERS;

const SUMS: ReadonlySet<NumberRule> = new Set([SUM, NUMBERS.least, NUMBERS.left, NUMBERS.sofar]);

/** Rule of a number field; for amounts, in the precision of the currency. */
export function numberRule(field: NumberField, typed: TypedPlan): NumberRule {
  const rule: NumberRule = NUMBERS[field];
  const currency = currencyOf(typed);
  if (!SUMS.has(rule) || currency === 'USD' || currency === 'USDT') return rule;
  const decimals = placesOf(currency);
  const least = rule.least === 0 ? 0 : 1 / 10 ** decimals;
  // Large enough for yen: a thousand million are a few million dollars.
  return { least, most: isIsoCurrency(currency) ? rule.most * 1000 : rule.most, decimals };
}

/** Currency of a plan: dollars unless it names another currency or a coin. */
export function currencyOf({ currency = '' }: TypedPlan): Currency {
  return /^[A-Z]{3,5}$/.test(currency) ? currency : CHOICES.currency[0];
}

/** Choice fields and their options; the first is the default. */
export const CHOICES = {
  kind: PLAN_KINDS,
  currency: ['USD', 'USDT'],
  base: ['bonus', 'deposit', 'deposit-and-bonus'],
  game: PLAN_GAMES,
  bonus: BONUS_FATES,
  cap: CAPS,
  stays: ['no', 'yes'],
  withdrawal: ['unknown', 'free', 'forfeits', 'blocked'],
  pot: ['both', 'bonus'],
  cancel: ['unknown', 'keeps-own', 'takes-winnings', 'balance-less-wins', 'not-once-played'],
} as const satisfies Record<string, readonly string[]>;
export type ChoiceField = keyof typeof CHOICES;

export type PlanField = NumberField | ChoiceField;

/** Typed values of a form. Fields that a plan does not use are ignored. */
export type TypedPlan = Readonly<Partial<Record<PlanField, string>>>;

/** Fields that may be empty: the term is not stated. */
export const OPTIONAL: ReadonlySet<PlanField> = new Set([
  'largest',
  'entry',
  'maxbet',
  'days',
  'least',
  'byedge',
  'below',
  'balance',
  'left',
  'stop',
  'sofar',
]);

/** Fields that accept "no limit", which differs from a limit that is not stated. */
export const UNLIMITED: ReadonlySet<PlanField> = new Set(['maxbet', 'days']);

/** Value of such a field without a limit. */
export const NO_LIMIT = 'none';

/** Selected option; the first where the value is none of them. */
export const choiceOf = <Field extends ChoiceField>(
  typed: TypedPlan,
  field: Field,
): (typeof CHOICES)[Field][number] => wordOf(CHOICES[field], typed[field]);

/** Kind of withdrawal limit; spins have no bonus that it could be a multiple of. */
export function capOf(typed: TypedPlan): (typeof CAPS)[number] {
  const cap = choiceOf(typed, 'cap');
  return cap === 'times' && choiceOf(typed, 'kind') === 'spins' ? 'unknown' : cap;
}

const OFFERED: Record<PlanKind, readonly PlanField[]> = {
  match: ['deposit', 'match', 'largest', 'wagering', 'base'],
  credit: ['credit', 'wagering'],
  spins: ['spins', 'spin', 'entry', 'wagering'],
  refund: ['deposit', 'turnover', 'rate', 'largest'],
  rebate: ['deposit', 'turnover', 'rate'],
};

/** Fields of a plan, in form order. */
export function planFields(typed: TypedPlan): readonly PlanField[] {
  const kind = choiceOf(typed, 'kind');
  const game = choiceOf(typed, 'game');
  const ofGame: readonly PlanField[] =
    game === 'own' ? ['chance', 'pays'] : ['roulette', 'dice'].includes(game) ? [] : ['rtp'];
  return ['kind', ...OFFERED[kind], 'game', ...ofGame, 'bet', ...termFields(typed), 'currency'];
}

function termFields(typed: TypedPlan): readonly PlanField[] {
  const kind = choiceOf(typed, 'kind');
  if (kind === 'refund' || kind === 'rebate') return ['counts'];
  const cap = capOf(typed);
  const capField: readonly PlanField[] =
    cap === 'sum' ? ['capsum', 'stays'] : cap === 'times' ? ['captimes', 'stays'] : [];
  const fate: readonly PlanField[] = kind === 'spins' ? [] : ['bonus'];
  const ofMatch = kind === 'match' ? matchFields(typed) : [];
  return ['maxbet', 'days', 'counts', ...fate, 'cap', ...capField, 'least', ...ofMatch];
}

/** Own money that is free stands apart from the bonus: a balance of both, now, says neither. */
function matchFields(typed: TypedPlan): readonly PlanField[] {
  const isApart = choiceOf(typed, 'withdrawal') === 'free';
  const hasStop = isApart && (typed.stop ?? '').trim() !== '';
  return [
    ...(['byedge', 'below', 'withdrawal'] as const),
    ...(isApart ? (['stop', 'pot'] as const) : []),
    'cancel',
    ...(choiceOf(typed, 'cancel') === 'balance-less-wins' ? (['sofar'] as const) : []),
    ...(hasStop ? [] : (['balance', 'left'] as const)),
  ];
}
