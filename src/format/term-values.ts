import type { BonusTerms, Wagering, WageringBase } from '#domain/bonuses/terms.ts';
import type { GameKind } from '#domain/casinos/facts.ts';
import { formatGameKind } from './fact-values.ts';
import { formatList, formatMoney, formatPercent } from './text.ts';

export type TermName = Exclude<keyof BonusTerms, 'reference'>;

/** Names of an offer's terms, in the order in which a reader is told them. */
export const TERM_LABELS: Record<TermName, string> = {
  matchPercent: 'Match',
  cap: 'Largest bonus',
  minDeposit: 'Min deposit for it',
  wagering: 'Wagering',
  contribution: 'What counts',
  maxBet: 'Max bet while wagering',
  maxCashOut: 'Max cash-out',
  expiryDays: 'Expires',
  stickiness: 'At a withdrawal',
};

export const TERM_NAMES = Object.keys(TERM_LABELS) as TermName[];

const BASE_WORDS: Record<WageringBase, string> = {
  bonus: 'the bonus',
  'deposit-and-bonus': 'deposit and bonus',
  winnings: 'the winnings',
};

/** 25× the bonus, or None. */
export function formatWagering({ multiple, base }: Wagering): string {
  return multiple === 0 ? 'None' : `${multiple}× ${BASE_WORDS[base]}`;
}

type Formatters = {
  [Name in TermName]: (value: NonNullable<BonusTerms[Name]>['value']) => string;
};

const FORMATTERS: Formatters = {
  matchPercent: (value) => formatPercent(value),
  cap: formatMoney,
  minDeposit: (value) => (value === 'none' ? 'None' : formatMoney(value)),
  wagering: formatWagering,
  contribution: (value) => {
    const shares = Object.entries(value).map(
      ([kind, percent]) => `${formatGameKind(kind as GameKind)} ${formatPercent(percent)}`,
    );
    const text = formatList(shares);
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  maxBet: (value) => (value === 'no-cap' ? 'No cap' : formatMoney(value)),
  maxCashOut: (value) => (value === 'no-cap' ? 'No cap' : formatMoney(value)),
  expiryDays: (value) =>
    value === 'never' ? 'Never' : value === 1 ? 'After 1 day' : `After ${value} days`,
  stickiness: (value) =>
    value === 'cashable' ? 'The bonus is yours once cleared' : 'The bonus is taken back',
};

/** A term in words; `null` where the casino does not state it. */
export function formatTerm(terms: BonusTerms, name: TermName): string | null {
  return formatOne(terms, name);
}

function formatOne<Name extends TermName>(terms: BonusTerms, name: Name) {
  const term = terms[name];
  return term === null
    ? null
    : FORMATTERS[name](term.value as NonNullable<BonusTerms[Name]>['value']);
}
