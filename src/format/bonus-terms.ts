import {
  type ClearingCost,
  clearingCost,
  leastTurnover,
  wageringBase,
} from '#domain/bonuses/clearing-cost.ts';
import type { BonusKind, BonusTerms, Contribution, WageringBase } from '#domain/bonuses/terms.ts';
import type { GameKind } from '#domain/casinos/facts.ts';
import type { Fact } from '#domain/facts/fact.ts';
import type { Money } from '#domain/money/money.ts';
import { formatFraction, formatMoney, formatPercent, formatSignedMoney } from './text.ts';

/** Stands wherever a casino leaves a term out. */
export const NOT_STATED = 'Not stated';

const BASES: Record<WageringBase, string> = {
  bonus: 'the bonus',
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
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type CostStatement = {
  /** The sum in a sentence. */
  text: string;
  /** How it was reached; `null` where there is nothing to reckon. */
  working: string | null;
  /** The figure beside the sentence, and what it is. */
  figure: string;
  figureLabel: string;
  tone: 'gain' | 'cost' | 'plain';
  /** The same for a table's cell: the average cost, and the bets it is the cost of. */
  averageCost: string;
  bets: string;
};

/**
 * What completing an offer's wagering costs on average at the edge of its reference game, in words.
 * It is no forecast of a result: a player who runs out of money stops betting.
 */
export function describeClearingCost(terms: BonusTerms, kind: BonusKind): CostStatement {
  const result = clearingCost(terms);
  if (!result.ok) return describeUnknownCost(terms, result.reason);
  return result.cost.turnover.minorUnits === 0
    ? describeNoWagering(kind)
    : describeKnownCost(terms, result.cost);
}

function describeKnownCost(terms: BonusTerms, cost: ClearingCost): CostStatement {
  const { bonus, game, edgeFraction } = terms.reference;
  const { multiple, base } = terms.wagering?.value ?? { multiple: 0, base: 'bonus' };
  const [bets, amount] = [formatMoney(cost.turnover), formatMoney(bonus)];
  const averageCost = formatMoney(cost.averageCost);
  const counted = terms.contribution?.value[game] ?? 100;
  const share = counted === 100 ? '' : ` that count ${formatPercent(counted)}`;
  const edge = game === 'poker' ? 'a rake' : 'a house edge';
  const sticky =
    terms.stickiness?.value === 'sticky'
      ? ' The bonus itself is taken back, which the sum leaves out.'
      : '';
  return {
    text:
      base === 'winnings'
        ? `If you win ${amount}: bet ${bets} to clear it. Those bets cost ${averageCost} on average.`
        : `Bet ${bets} to clear ${amount}. Those bets cost ${averageCost} on average.`,
    working: `${multiple} × ${formatMoney(wageringBase(terms, base))}, on ${formatGameKind(game)}${share}, at ${edge} of ${formatFraction(edgeFraction)}, if every bet is made.${sticky}`,
    figure: formatSignedMoney(cost.net),
    figureLabel: base === 'winnings' ? 'winnings minus cost' : 'bonus minus cost',
    tone: cost.net.minorUnits > 0 ? 'gain' : cost.net.minorUnits < 0 ? 'cost' : 'plain',
    averageCost,
    bets: `${bets} in bets`,
  };
}

function describeNoWagering(kind: BonusKind): CostStatement {
  return {
    text:
      kind === 'cashback'
        ? 'Nothing to clear. It gives back a part of what betting has cost you, not more.'
        : 'Nothing to clear: what it wins can be withdrawn without further bets.',
    working: null,
    figure: '$0',
    figureLabel: 'cost of clearing',
    tone: 'gain',
    averageCost: '$0',
    bets: 'Nothing to clear',
  };
}

function describeUnknownCost(
  terms: BonusTerms,
  reason: 'wagering-not-stated' | 'contribution-not-stated' | 'game-excluded',
): CostStatement {
  const least = leastTurnover(terms);
  const bets = least === null ? NOT_STATED : `${formatMoney(least)} in bets or more`;
  const text = {
    'wagering-not-stated': 'The wagering is not stated, so its cost cannot be worked out.',
    'contribution-not-stated': `${bets}. Which games count is not stated, so the cost cannot be worked out.`,
    'game-excluded': `Bets on ${formatGameKind(terms.reference.game)} do not count, so they never clear it.`,
  }[reason];
  return {
    text,
    working: null,
    figure: 'Not known',
    figureLabel: 'cost of clearing',
    tone: 'plain',
    averageCost: 'Not known',
    bets,
  };
}
