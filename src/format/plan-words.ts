import { plainFigure } from '#domain/money/money.ts';
import {
  CHOICES,
  type ChoiceField,
  NO_LIMIT,
  currencyOf,
  numberRule,
  type NumberField,
  type PlanField,
  type TypedPlan,
  UNLIMITED,
} from '#domain/outcomes/plan-fields.ts';
import type { NumberReason, NumberRule } from '#domain/outcomes/read-number.ts';
import type { PlanReason } from '#domain/outcomes/typed-plan.ts';
import { formatCount } from './text.ts';

type FieldWords = {
  label: string;
  note?: string;
  unit?: 'sum' | '%' | '×' | 'days';
};

const NUMBER_WORDS: Record<NumberField, FieldWords> = {
  deposit: { label: 'You put in', unit: 'sum' },
  match: { label: 'The casino adds', note: 'share of what you put in', unit: '%' },
  largest: { label: 'At most', note: 'empty: no limit stated', unit: 'sum' },
  credit: { label: 'Credit you get', unit: 'sum' },
  spins: { label: 'Free spins' },
  spin: { label: 'Each worth', unit: 'sum' },
  entry: { label: 'Deposit they take', note: 'empty: none', unit: 'sum' },
  turnover: { label: 'Bets of the period', note: 'all of them together', unit: 'sum' },
  rate: { label: 'Share given back', unit: '%' },
  wagering: { label: 'Wagering', unit: '×' },
  counts: { label: 'Each bet counts', note: 'share that the game contributes', unit: '%' },
  rtp: { label: 'It returns', note: 'RTP of the slot', unit: '%' },
  chance: { label: 'Chance to win', unit: '%' },
  pays: { label: 'A win pays', note: 'the bet included', unit: '×' },
  bet: { label: 'One bet', unit: 'sum' },
  maxbet: {
    label: 'Largest bet allowed',
    note: 'or “20% of the bonus”; empty: not stated',
    unit: 'sum',
  },
  days: { label: 'Days to do it', note: 'empty: not stated; none: no limit', unit: 'days' },
  capsum: { label: 'Largest withdrawal', unit: 'sum' },
  captimes: { label: 'Largest withdrawal', note: 'times the bonus', unit: '×' },
  least: { label: 'Smallest withdrawal', note: 'empty: not known', unit: 'sum' },
  byedge: { label: 'Bets count by edge ÷', note: 'a share such as 0.04; empty: in full' },
  below: { label: 'It ends below a balance of', note: 'empty: not stated', unit: 'sum' },
  balance: { label: 'Balance now', note: 'if you have begun', unit: 'sum' },
  left: { label: 'Still to bet', note: 'on this game', unit: 'sum' },
  stop: { label: 'You’d leave at', note: 'with own money; empty: no stop', unit: 'sum' },
  sofar: { label: 'Bet so far', note: 'all bets since the bonus began', unit: 'sum' },
};

const CHOICE_WORDS: Record<ChoiceField, FieldWords & { words: Record<string, string> }> = {
  kind: {
    label: 'Kind of offer',
    words: {
      match: 'Deposit bonus',
      credit: 'Free credit',
      spins: 'Free spins',
      refund: 'Cashback on losses',
      rebate: 'Rakeback',
    },
  },
  currency: { label: 'Counted in', words: { USD: 'US dollars', USDT: 'USDT' } },
  base: {
    label: 'applies to',
    words: {
      bonus: 'the bonus',
      deposit: 'the deposit',
      'deposit-and-bonus': 'deposit and bonus',
    },
  },
  game: {
    label: 'You play',
    words: {
      ordinary: 'an ordinary slot',
      steady: 'a steady slot',
      wild: 'a wild slot',
      roulette: 'red or black, one zero',
      dice: 'dice at even money',
      own: 'a bet of your own',
    },
  },
  bonus: {
    label: 'The bonus itself',
    words: { unknown: 'not stated', cashable: 'can be withdrawn', sticky: 'is taken back' },
  },
  stays: {
    label: 'That limit applies',
    words: { no: 'for one withdrawal', yes: 'until all money is out' },
  },
  withdrawal: {
    label: 'A withdrawal before the end',
    words: {
      unknown: 'not stated',
      free: 'is free for own money',
      forfeits: 'takes bonus and winnings',
      blocked: 'isn’t possible',
    },
  },
  pot: {
    label: 'Bets that count',
    words: { both: 'with any money', bonus: 'with the bonus alone' },
  },
  cancel: {
    label: 'Canceling the bonus',
    words: {
      unknown: 'not stated',
      'keeps-own': 'keeps own money',
      'takes-winnings': 'takes all winnings',
      'balance-less-wins': 'leaves the deposit less all bets',
      'not-once-played': 'isn’t possible after a bet',
    },
  },
  cap: {
    label: 'Limit on withdrawals',
    words: { unknown: 'not stated', none: 'none', sum: 'an amount', times: 'times the bonus' },
  },
};

const isChoice = (field: PlanField): field is ChoiceField => field in CHOICES;

export function planFieldModel(field: PlanField, currency: string) {
  const isDollars = currency === 'USD';
  const { label, note, unit } = planFieldWords(field);
  return {
    name: field,
    label,
    note,
    before: unit === 'sum' && isDollars ? '$' : undefined,
    after: unit === 'sum' ? (isDollars ? undefined : currency) : unit,
    takesWords: UNLIMITED.has(field),
    options: isChoice(field) ? choiceWords(field, currency) : undefined,
  };
}

export function planFieldWords(field: PlanField): FieldWords {
  return isChoice(field) ? CHOICE_WORDS[field] : NUMBER_WORDS[field];
}

/** Options of a choice field; the currency of the offer is added to the list. */
function choiceWords(field: ChoiceField, currency: string): { value: string; text: string }[] {
  const values = new Set<string>(CHOICES[field]);
  if (field === 'currency') values.add(currency);
  return [...values].map((value) => ({
    value,
    text: CHOICE_WORDS[field].words[value] ?? value,
  }));
}

const UNITS = { '%': '%', '×': '×', days: ' days' } as const;

/** Value of a field in words: $100, 35×, an ordinary slot; `null` if it is empty. */
export function planValue(typed: TypedPlan, field: PlanField): string | null {
  const text = typed[field]?.trim() ?? '';
  if (isChoice(field)) {
    const value = text === '' ? CHOICES[field][0] : text;
    return CHOICE_WORDS[field].words[value] ?? value;
  }
  if (text === '') return null;
  if (UNLIMITED.has(field) && text.toLowerCase() === NO_LIMIT) return NO_LIMIT;
  const { unit } = NUMBER_WORDS[field];
  if (unit === undefined) return text;
  if (unit !== 'sum') return `${text}${UNITS[unit]}`;
  const currency = currencyOf(typed);
  return currency === 'USD' ? `$${text.replace(/^\$\s*/, '')}` : `${text} ${currency}`;
}

/** Name of a plan: $100 + 100%, 35×, an ordinary slot, bets of $1. */
export function planName(typed: TypedPlan): string {
  const value = (field: PlanField) => planValue(typed, field) ?? '?';
  const game = `${value('game')}, bets of ${value('bet')}`;
  switch (typed.kind) {
    case 'credit':
      return `${value('credit')} of credit, ${value('wagering')}, ${game}`;
    case 'spins':
      return `${value('spins')} spins of ${value('spin')}, ${value('wagering')}, ${game}`;
    case 'refund':
      return `${value('rate')} of losses back, ${value('turnover')} of bets, ${game}`;
    case 'rebate':
      return `${value('rate')} of bets back, ${value('turnover')} of bets, ${game}`;
    default:
      return `${value('deposit')} and ${value('match')}, ${value('wagering')}, ${game}`;
  }
}

/** Error message of a field, with the expected value. */
export function planReasonSentence(
  field: NumberField,
  reason: PlanReason,
  typed: TypedPlan,
): string {
  if (reason === 'above-balance') return 'One bet can be at most the starting balance.';
  if (reason === 'not-above-deposit') return 'Expected more than you put in.';
  if (reason === 'returns-too-much') {
    return 'Chance times payout is above 100%: no casino game returns more than you bet.';
  }
  return numberReason(numberRule(field, typed), reason);
}

/** Error message for an invalid number. */
export function numberReason({ least, most, decimals }: NumberRule, reason: NumberReason): string {
  switch (reason) {
    case 'missing':
      return `Enter a number from ${number(least)} to ${number(most)}.`;
    case 'not-a-number':
      return `Enter a number from ${number(least)} to ${number(most)}, such as ${number(exampleOf(least, most))}.`;
    case 'too-small':
      return `Expected ${number(least)} or more.`;
    case 'too-large':
      return `Expected ${number(most)} or less.`;
    case 'too-fine':
      return decimals === 0 ? 'Enter a whole number.' : `Expected at most ${decimals} decimals.`;
  }
}

const exampleOf = (least: number, most: number) => (least < 20 && most >= 20 ? 20 : most);

const number = (value: number) =>
  Number.isInteger(value) ? formatCount(value) : plainFigure(value);
