import type { BonusTerms, MainTerm } from '#domain/bonuses/terms.ts';
import type { BetKind, Contribution, OfferTerms } from '#domain/terms/offer-terms.ts';
import {
  formatCap,
  formatLimit,
  formatWagering,
  FURTHER_NAMES,
  furtherClause,
  furtherLabel,
} from './clause-words.ts';
import { formatGameKind, startSentence } from './counted.ts';
import { formatMoney, formatPercent } from './text.ts';

export type TermName = MainTerm;

/** Labels of an offer's terms, in print order. */
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

/** Terms printed beside a headline, the same for every offer. */
export const SIGNIFICANT_TERMS = [
  'minDeposit',
  'wagering',
  'maxBet',
  'maxCashOut',
  'expiryDays',
  'stickiness',
] as const satisfies readonly TermName[];

/** Short label, for little space: Min deposit. */
export function shortTermLabel(name: TermName): string {
  return TERM_LABELS[name].replace(/^(Max|Min)imum/, '$1');
}

const WITH_CONDITIONS = /^([\d.]+ × [^,]+), .*/;

/** True where a short value leaves rules of a term to the terms below. */
export const hasConditions = (value: string): boolean => WITH_CONDITIONS.test(value);

/** Short value, for little space: 25× bonus, 7 days. */
export const shortTerm = (value: string): string =>
  value
    .replace(WITH_CONDITIONS, '$1')
    .replace('deposit and bonus', 'deposit + bonus')
    .replace(/ × (?:the )?/, '× ')
    .replace(/^After /, '');

export const TERM_NAMES = Object.keys(TERM_LABELS) as TermName[];

type ValueOf<Name extends TermName> = NonNullable<BonusTerms[Name]>['value'];

/** Slots 100%, table games 10%: the share of a bet that counts, largest first. */
function formatContribution(contribution: Contribution): string {
  const shares = Object.entries(contribution) as [BetKind, number][];
  const text = shares
    .sort(([, a], [, b]) => b - a)
    .map(([kind, percent]) => `${formatGameKind(kind)} ${formatPercent(percent)}`)
    .join(', ');
  return startSentence(text);
}

const FATES = {
  sticky: 'Taken back at a withdrawal',
  cashable: 'Can be withdrawn',
  'bonus-only': 'Only its own sum can be withdrawn',
};

const FORMATTERS: { [Name in TermName]: (value: ValueOf<Name>) => string } = {
  matchPercent: (percent) => formatPercent(percent),
  cap: formatMoney,
  minDeposit: (least) => (least === 'none' ? 'None' : formatMoney(least)),
  wagering: formatWagering,
  contribution: formatContribution,
  maxBet: formatLimit,
  maxCashOut: formatCap,
  expiryDays: (days) => (days === 'never' ? 'Never' : `After ${days} day${days === 1 ? '' : 's'}`),
  stickiness: (kind) => FATES[kind],
};

/** A term in words; "It doesn’t say" where the casino leaves it out. */
export function formatTerm<Name extends TermName>(terms: BonusTerms, name: Name): string {
  const term = terms[name];
  return term === null ? 'It doesn’t say' : FORMATTERS[name](term.value as ValueOf<Name>);
}

const isMain = (name: keyof OfferTerms): name is TermName => name in TERM_LABELS;

/** Main terms, and the further clauses that an offer states, in print order. */
export const saidClauses = (terms: BonusTerms): (keyof OfferTerms)[] => [
  ...TERM_NAMES,
  ...FURTHER_NAMES.filter((name) => terms[name] != null),
];

export const clauseLabel = (name: keyof OfferTerms): string =>
  isMain(name) ? TERM_LABELS[name] : furtherLabel(name);

/** Any clause in words; `null` where the terms do not say it. */
export function formatClause(terms: BonusTerms, name: keyof OfferTerms): string | null {
  const fact = terms[name];
  if (fact == null) return null;
  return isMain(name) ? formatTerm(terms, name) : furtherClause(name, fact);
}
