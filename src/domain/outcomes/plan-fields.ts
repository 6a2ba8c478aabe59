import { type Currency, isIsoCurrency, placesOf } from '../money/money.ts';
import type { NumberRule } from './read-number.ts';
import { wordOf } from './typed-fields.ts';

/** What can be worked out with figures of one's own. */
export const PLAN_KINDS = ['match', 'credit', 'spins', 'refund', 'rebate'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** The games of the form: model slots, even-money bets, and one bet with a chance and a payout of one's own. */
export const PLAN_GAMES = ['ordinary', 'steady', 'wild', 'roulette', 'dice', 'own'] as const;
export type PlanGameName = (typeof PLAN_GAMES)[number];

const CAPS = ['unknown', 'none', 'sum', 'times'] as const;
const BONUS_FATES = ['unknown', 'cashable', 'sticky'] as const;

const SUM: NumberRule = { least: 0.01, most: 1_000_000, decimals: 2 };
const PERCENT: NumberRule = { least: 0.01, most: 100, decimals: 4 };

/** Fields that take a number, and the numbers that they take. */
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
} as const satisfies Record<string, NumberRule>;
export type NumberField = keyof typeof NUMBERS;

const SUMS: ReadonlySet<NumberRule> = new Set([SUM, NUMBERS.least]);

/** The numbers that a field takes; of a sum, in the smallest units of the currency. */
export function numberRule(field: NumberField, typed: TypedPlan): NumberRule {
  const rule: NumberRule = NUMBERS[field];
  const currency = currencyOf(typed);
  if (!SUMS.has(rule) || currency === 'USD' || currency === 'USDT') return rule;
  const decimals = placesOf(currency);
  const least = rule.least === 0 ? 0 : 1 / 10 ** decimals;
  // A thousand million yen is a few million dollars.
  return { least, most: isIsoCurrency(currency) ? rule.most * 1000 : rule.most, decimals };
}

/** What a plan is counted in: dollars unless it names another currency or a coin. */
export function currencyOf({ currency = '' }: TypedPlan): Currency {
  return /^[A-Z]{3,5}$/.test(currency) ? currency : CHOICES.currency[0];
}

/** Fields that take one of several words; the first is what stands where nothing does. */
export const CHOICES = {
  kind: PLAN_KINDS,
  currency: ['USD', 'USDT'],
  base: ['bonus', 'deposit', 'deposit-and-bonus'],
  game: PLAN_GAMES,
  bonus: BONUS_FATES,
  cap: CAPS,
} as const satisfies Record<string, readonly string[]>;
export type ChoiceField = keyof typeof CHOICES;

export type PlanField = NumberField | ChoiceField;

/** A form as it was typed. What is not asked for is not read. */
export type TypedPlan = Readonly<Partial<Record<PlanField, string>>>;

/** Fields that may be left empty: a term that is not stated. */
export const OPTIONAL: ReadonlySet<PlanField> = new Set([
  'largest',
  'entry',
  'maxbet',
  'days',
  'least',
]);

/** Fields that may say that terms set no limit, which is more than to say nothing of one. */
export const UNLIMITED: ReadonlySet<PlanField> = new Set(['maxbet', 'days']);

/** What stands in such a field then. */
export const NO_LIMIT = 'none';

/** The word of a choice; the first where it is none of them. */
export const choiceOf = <Field extends ChoiceField>(
  typed: TypedPlan,
  field: Field,
): (typeof CHOICES)[Field][number] => wordOf(CHOICES[field], typed[field]);

/** The largest withdrawal as it is given; spins have no bonus that it could be a multiple of. */
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

/** The fields that a plan needs, in the order in which a form has them. */
export function planFields(typed: TypedPlan): readonly PlanField[] {
  const kind = choiceOf(typed, 'kind');
  const game = choiceOf(typed, 'game');
  const ofGame: readonly PlanField[] =
    game === 'own' ? ['chance', 'pays'] : ['roulette', 'dice'].includes(game) ? [] : ['rtp'];
  return ['kind', ...OFFERED[kind], 'game', ...ofGame, 'bet', ...termFields(typed), 'currency'];
}

/** Those that most readers leave as they are: they stand folded. */
export function furtherFields(typed: TypedPlan): readonly PlanField[] {
  return planFields(typed).filter((field) => FURTHER.has(field));
}

const FURTHER: ReadonlySet<PlanField> = new Set([
  'counts',
  'bonus',
  'cap',
  'capsum',
  'captimes',
  'least',
  'currency',
]);

function termFields(typed: TypedPlan): readonly PlanField[] {
  const kind = choiceOf(typed, 'kind');
  if (kind === 'refund' || kind === 'rebate') return ['counts'];
  const cap = capOf(typed);
  const capField: readonly PlanField[] =
    cap === 'sum' ? ['capsum'] : cap === 'times' ? ['captimes'] : [];
  const fate: readonly PlanField[] = kind === 'spins' ? [] : ['bonus'];
  return ['maxbet', 'days', 'counts', ...fate, 'cap', ...capField, 'least'];
}
