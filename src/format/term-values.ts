import type { BonusTerms, Contribution, WageringBase } from '#domain/bonuses/terms.ts';
import type { GameKind } from '#domain/casinos/facts.ts';
import type { Money } from '#domain/money/money.ts';
import { formatGameKind, startSentence } from './counted.ts';
import { formatMoney, formatPercent } from './text.ts';

export type TermName = Exclude<keyof BonusTerms, 'reference'>;

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

/** Short value, for little space: 25× bonus, 7 days. */
export const shortTerm = (value: string): string =>
  value.replace(/ × (?:the )?/, '× ').replace(/^After /, '');

export const TERM_NAMES = Object.keys(TERM_LABELS) as TermName[];

const BASES: Record<WageringBase, string> = {
  bonus: 'the bonus',
  deposit: 'the deposit',
  'deposit-and-bonus': 'deposit and bonus',
  winnings: 'the winnings',
};

type ValueOf<Name extends TermName> = NonNullable<BonusTerms[Name]>['value'];

const formatCap = (cap: Money | 'no-cap') => (cap === 'no-cap' ? 'No limit' : formatMoney(cap));

/** Slots 100%, table games 10%: the share of a bet that counts, largest first. */
function formatContribution(contribution: Contribution): string {
  const shares = Object.entries(contribution) as [GameKind, number][];
  const text = shares
    .sort(([, a], [, b]) => b - a)
    .map(([kind, percent]) => `${formatGameKind(kind)} ${formatPercent(percent)}`)
    .join(', ');
  return startSentence(text);
}

const FORMATTERS: { [Name in TermName]: (value: ValueOf<Name>) => string } = {
  matchPercent: (percent) => formatPercent(percent),
  cap: formatMoney,
  minDeposit: (least) => (least === 'none' ? 'None' : formatMoney(least)),
  wagering: ({ multiple, base }) => (multiple === 0 ? 'None' : `${multiple} × ${BASES[base]}`),
  contribution: formatContribution,
  maxBet: formatCap,
  maxCashOut: formatCap,
  expiryDays: (days) => (days === 'never' ? 'Never' : `After ${days} day${days === 1 ? '' : 's'}`),
  stickiness: (kind) => (kind === 'sticky' ? 'Taken back at a withdrawal' : 'Can be withdrawn'),
};

/** A term in words; "Not stated" where the casino leaves it out. */
export function formatTerm<Name extends TermName>(terms: BonusTerms, name: Name): string {
  const term = terms[name];
  return term === null ? 'Not stated' : FORMATTERS[name](term.value as ValueOf<Name>);
}
