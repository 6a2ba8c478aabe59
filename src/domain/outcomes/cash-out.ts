/**
 * Rule from the final balance to the cash-out. Amounts are in minor units.
 *
 * `withdrawal`: the balance, less a sticky bonus, at most the cap; nothing below the smallest withdrawal. With
 * `forfeitsUnfinished`, a player who runs out of money before completing the wagering cannot withdraw the rest,
 * less than one bet.
 * `loss-refund`: the balance and, in cash, a share of the lost part of the deposit.
 * `bet-rebate`: the balance and, in cash, a share of every bet made, which is not bet again.
 */
export type CashOutRule =
  | {
      kind: 'withdrawal';
      stickyBonusMinor: number;
      capMinor: number | null;
      smallestMinor: number;
      forfeitsUnfinished: boolean;
    }
  | { kind: 'loss-refund'; fraction: number; capMinor: number | null }
  | { kind: 'bet-rebate'; fraction: number };

/** Whole balance. */
export const CASHABLE = {
  kind: 'withdrawal',
  stickyBonusMinor: 0,
  capMinor: null,
  smallestMinor: 0,
  forfeitsUnfinished: false,
} as const satisfies CashOutRule;

export type Stake = { depositMinor: number; betMinor: number };

/** Final state of a play. `betsLeft` are the bets not made because the money ran out; 0 where every bet was made. */
export type PlayEnd = { balanceMinor: number; betsMade: number; betsLeft: number };

/**
 * Cash-out of a finished play, in minor units. For the same number of bets, it never falls as the balance rises.
 * Source: facts on the outcome of bonuses, "Cash-out"; facts on bonus maths, sections 2 and 3.
 */
export function cashOut(
  rule: CashOutRule,
  { depositMinor, betMinor }: Stake,
  { balanceMinor, betsMade, betsLeft }: PlayEnd,
): number {
  switch (rule.kind) {
    case 'withdrawal': {
      if (rule.forfeitsUnfinished && betsLeft > 0) return 0;
      const free = Math.max(0, balanceMinor - rule.stickyBonusMinor);
      const paid = Math.min(free, rule.capMinor ?? Infinity);
      return paid < rule.smallestMinor ? 0 : paid;
    }
    case 'loss-refund': {
      const refund = rule.fraction * Math.max(0, depositMinor - balanceMinor);
      return balanceMinor + Math.min(refund, rule.capMinor ?? Infinity);
    }
    case 'bet-rebate':
      return balanceMinor + rule.fraction * betsMade * betMinor;
  }
}

/** The same rule without its largest withdrawal; `null` where it has none. */
export const withoutCap = (rule: CashOutRule): CashOutRule | null =>
  rule.kind === 'withdrawal' && rule.capMinor !== null ? { ...rule, capMinor: null } : null;

/** Straight line of the cash-out above a balance: `slope × balance + offset`. */
export type CashOutLine = { fromMinor: number; slope: 0 | 1; offsetMinor: number };

/** Cash-out line of plays that make all of their bets. */
export function cashOutLine(rule: CashOutRule, stake: Stake, bets: number): CashOutLine {
  const { depositMinor, betMinor } = stake;
  switch (rule.kind) {
    case 'withdrawal': {
      const { stickyBonusMinor, capMinor, smallestMinor } = rule;
      if (capMinor !== null) {
        const fromMinor = stickyBonusMinor + capMinor;
        const end = { balanceMinor: fromMinor, betsMade: bets, betsLeft: 0 };
        const offsetMinor = cashOut(rule, stake, end);
        return { fromMinor, slope: 0, offsetMinor };
      }
      const fromMinor = Math.max(stickyBonusMinor + smallestMinor, betMinor);
      return { fromMinor, slope: 1, offsetMinor: -stickyBonusMinor };
    }
    case 'loss-refund':
      return { fromMinor: depositMinor, slope: 1, offsetMinor: 0 };
    case 'bet-rebate':
      return { fromMinor: 0, slope: 1, offsetMinor: rule.fraction * bets * betMinor };
  }
}
