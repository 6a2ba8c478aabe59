import type { BonusTerms, Contribution, WageringBase } from '#domain/bonuses/terms.ts';
import type { GameKind } from '#domain/casinos/facts.ts';
import type { Fact } from '#domain/facts/fact.ts';
import type { Money } from '#domain/money/money.ts';
import { startSentence } from './counted.ts';
import { formatMoney, formatPercent } from './text.ts';

/** Stands wherever a casino leaves a term out. */
export const NOT_STATED = 'Not stated';

const BASES: Record<WageringBase, string> = {
  bonus: 'the bonus',
  deposit: 'the deposit',
  'deposit-and-bonus': 'deposit and bonus',
  winnings: 'the winnings',
};

/** 25 × the bonus, None or Not stated. */
export function formatWagering(wagering: BonusTerms['wagering']): string {
  if (wagering === null) return NOT_STATED;
  const { multiple, base } = wagering.value;
  return multiple === 0 ? 'None' : `${multiple} × ${BASES[base]}`;
}

/** $20, None or Not stated. */
export function formatMinDeposit(minDeposit: Fact<Money | 'none'>): string {
  if (minDeposit === null) return NOT_STATED;
  return minDeposit.value === 'none' ? 'None' : formatMoney(minDeposit.value);
}

/** $10, No cap or Not stated. */
export function formatCap(cap: Fact<Money | 'no-cap'>): string {
  if (cap === null) return NOT_STATED;
  return cap.value === 'no-cap' ? 'No cap' : formatMoney(cap.value);
}

/** After 30 days, Never or Not stated. */
export function formatExpiry(expiryDays: BonusTerms['expiryDays']): string {
  if (expiryDays === null) return NOT_STATED;
  const { value } = expiryDays;
  if (value === 'never') return 'Never';
  return value === 1 ? 'After 1 day' : `After ${value} days`;
}

/** What becomes of the bonus itself at a withdrawal. */
export function formatStickiness(stickiness: BonusTerms['stickiness']): string {
  if (stickiness === null) return NOT_STATED;
  return stickiness.value === 'sticky' ? 'Taken back at a withdrawal' : 'Can be withdrawn';
}

/** slots, table games, live dealer: for use inside a sentence. */
export function formatGameKind(kind: GameKind): string {
  return kind.replace('-', ' ');
}

/** Slots 100%, table games 10%: the share of a bet that counts, largest first. */
export function formatContribution(contribution: Fact<Contribution>): string {
  if (contribution === null) return NOT_STATED;
  const shares = Object.entries(contribution.value) as [GameKind, number][];
  const text = shares
    .sort(([, a], [, b]) => b - a)
    .map(([kind, percent]) => `${formatGameKind(kind)} ${formatPercent(percent)}`)
    .join(', ');
  return startSentence(text);
}
