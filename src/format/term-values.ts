import type { BonusTerms, MainTerm } from '#domain/bonuses/terms.ts';
import type { GameKind } from '#domain/casinos/facts.ts';
import { capClause } from '#domain/terms/limits.ts';
import type {
  Cap,
  Contribution,
  Limit,
  Sum,
  Wagering,
  WageringBase,
} from '#domain/terms/offer-terms.ts';
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

/** Short value, for little space: 25× bonus, 7 days. */
export const shortTerm = (value: string): string =>
  value.replace(/ × (?:the )?/, '× ').replace(/^After /, '');

export const TERM_NAMES = Object.keys(TERM_LABELS) as TermName[];

const BASES: Record<WageringBase, string> = {
  bonus: 'the bonus',
  deposit: 'the deposit',
  'deposit-and-bonus': 'deposit and bonus',
  winnings: 'the winnings',
  'bonus-result': 'what the bonus becomes',
};

type ValueOf<Name extends TermName> = NonNullable<BonusTerms[Name]>['value'];

const formatSum = (sum: Sum): string =>
  'inEach' in sum ? sum.inEach.map(formatMoney).join(' or ') : formatMoney(sum);

/** $5, 20% of the bonus, below 20% of the bonus, 10 × the deposit; 20% of the bonus, at most $5 */
export function formatLimit(limit: Limit): string {
  if ('lowest' in limit) return limit.lowest.map(formatLimit).join(', at most ');
  if ('percent' in limit) {
    return `${limit.isBelow ? 'below ' : ''}${formatPercent(limit.percent)} of the ${limit.of}`;
  }
  return 'times' in limit ? `${limit.times} × the ${limit.of}` : formatSum(limit);
}

function formatCap(cap: Limit | Cap | 'no-cap'): string {
  if (cap === 'no-cap') return 'No limit';
  const { most, of, stays } = capClause(cap);
  const object = { payout: '', disputed: '', 'spin-winnings': ' won by spins', bonus: ' of bonus' };
  const kept = stays === true ? ', until it’s paid out' : '';
  return `${startSentence(formatLimit(most))}${of === undefined ? '' : object[of]}${kept}`;
}

/** 35 × the bonus; 2 × the deposit and 20 × the bonus */
function formatWagering({ multiple, base, plusDepositTimes = 0, byEdge }: Wagering): string {
  if (multiple === undefined) return 'Not stated';
  if (multiple === 0 && plusDepositTimes === 0) return 'None';
  const own = plusDepositTimes === 0 ? '' : `${plusDepositTimes} × the deposit and `;
  const of = base === undefined ? '' : ` ${BASES[base]}`;
  return `${own}${multiple} ×${of}${byEdge === undefined ? '' : ', by the edge'}`;
}

/** Slots 100%, table games 10%: the share of a bet that counts, largest first. */
function formatContribution(contribution: Contribution): string {
  const shares = Object.entries(contribution) as [GameKind, number][];
  const text = shares
    .sort(([, a], [, b]) => b - a)
    .map(([kind, percent]) => `${formatGameKind(kind)} ${formatPercent(percent)}`)
    .join(', ');
  return startSentence(text);
}

const STICKINESS = {
  cashable: 'Can be withdrawn',
  sticky: 'Taken back at a withdrawal',
  'bonus-only': 'Only its own sum can be withdrawn',
};

const FORMATTERS: { [Name in TermName]: (value: ValueOf<Name>) => string } = {
  matchPercent: (percent) => formatPercent(percent),
  cap: formatMoney,
  minDeposit: (least) => (least === 'none' ? 'None' : formatMoney(least)),
  wagering: formatWagering,
  contribution: formatContribution,
  maxBet: formatCap,
  maxCashOut: formatCap,
  expiryDays: (days) => (days === 'never' ? 'Never' : `After ${days} day${days === 1 ? '' : 's'}`),
  stickiness: (kind) => STICKINESS[kind],
};

/** A term in words; "Not stated" where the casino leaves it out. */
export function formatTerm<Name extends TermName>(terms: BonusTerms, name: Name): string {
  const term = terms[name];
  return term === null ? 'Not stated' : FORMATTERS[name](term.value as ValueOf<Name>);
}
