import { CASHABLE } from './cash-out.ts';
import type { Plan } from './plan.ts';

/**
 * The same bets with own money alone: what the reader put in, as many bets to make, nothing that is taken
 * back or held to a limit. `null` where nothing of one's own is put in.
 */
export function planWithoutBonus(plan: Plan): Plan | null {
  if (plan.depositMinor === 0) return null;
  return {
    ...plan,
    starts: plan.starts.map((start) => ({ ...start, balanceMinor: plan.depositMinor })),
    rule: CASHABLE,
  };
}
