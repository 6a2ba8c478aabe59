import type { BonusTerms } from '#domain/bonuses/terms.ts';
import {
  formatCap,
  formatContribution,
  formatExpiry,
  formatMinDeposit,
  formatStickiness,
  formatWagering,
  NOT_STATED,
} from './bonus-terms.ts';
import { formatMoney, formatPercent } from './text.ts';

export type TermName = Exclude<keyof BonusTerms, 'reference'>;

/** Names of an offer's terms, in the order in which a reader is told them. */
export const TERM_LABELS: Record<TermName, string> = {
  matchPercent: 'Rate',
  cap: 'Largest bonus',
  minDeposit: 'Minimum deposit',
  wagering: 'Wagering',
  contribution: 'Games that count',
  maxBet: 'Maximum bet',
  maxCashOut: 'Maximum cash-out',
  expiryDays: 'Expires',
  stickiness: 'The bonus itself',
};

/** Terms that stand beside a headline, for every offer the same ones in the same order. */
export const SIGNIFICANT_TERMS = [
  'minDeposit',
  'wagering',
  'maxBet',
  'maxCashOut',
  'expiryDays',
  'stickiness',
] as const satisfies readonly TermName[];

/** Min deposit: a term's name where there is little room for it. */
export function shortTermLabel(name: TermName): string {
  return TERM_LABELS[name].replace(/^(Max|Min)imum/, '$1');
}

export const TERM_NAMES = Object.keys(TERM_LABELS) as TermName[];

const FORMATTERS: { [Name in TermName]: (term: BonusTerms[Name]) => string } = {
  matchPercent: (term) => (term === null ? NOT_STATED : formatPercent(term.value)),
  cap: (term) => (term === null ? NOT_STATED : formatMoney(term.value)),
  minDeposit: formatMinDeposit,
  wagering: formatWagering,
  contribution: formatContribution,
  maxBet: formatCap,
  maxCashOut: formatCap,
  expiryDays: formatExpiry,
  stickiness: formatStickiness,
};

/** A term in words; "Not stated" where the casino leaves it out. */
export function formatTerm<Name extends TermName>(terms: BonusTerms, name: Name): string {
  return FORMATTERS[name](terms[name]);
}
