import { CASHABLE } from './cash-out.ts';
import type { Plan } from './plan.ts';

/**
 * The same bets with own money alone: the reader's deposit, as many bets, no sticky bonus and no limits. `null`
 * without a deposit.
 */
export function planWithoutBonus(plan: Plan): Plan | null {
  if (plan.depositMinor === 0) return null;
  return {
    ...plan,
    starts: plan.starts.map((start) => ({ ...start, balanceMinor: plan.depositMinor })),
    rule: CASHABLE,
    ownFirst: undefined,
  };
}
