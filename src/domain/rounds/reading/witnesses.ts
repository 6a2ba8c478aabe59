import Big from 'big.js';
import type { DecimalText } from '../round.ts';

/** Multipliers are shown in hundredths. */
const CLOSE = 0.006;

type Role = 'stake' | 'paid' | 'profit' | 'multiplier';

/**
 * Meaning of a column of payouts by the stake, multiplier and profit beside it in most rows that paid something:
 * profits, or multipliers; `null` where it is payouts or nothing tells.
 */
export function meaningOfPaid(
  numbers: (role: Role) => readonly number[],
): 'profit' | 'multiplier' | null {
  const votes = { paid: 0, profit: 0, multiplier: 0 };
  const [stakes, profits, multipliers] = [
    numbers('stake'),
    numbers('profit'),
    numbers('multiplier'),
  ];
  for (const [row, paid] of numbers('paid').entries()) {
    const stake = Math.abs(stakes[row] ?? NaN);
    const isNear = (value: number) => Math.abs(paid - value) <= stake * CLOSE;
    const [profit = NaN, multiplier = NaN] = [profits[row], multipliers[row]];
    const due = Number.isNaN(profit) ? stake * multiplier : stake + profit;
    // A lost round is a payout of 0 and a profit of minus the stake.
    if (Number.isNaN(due) && isNear(0)) votes.paid += 1;
    else if (isNear(-stake)) votes.profit += 1;
    if (!(stake > 0 && paid > 0)) continue;
    if (isNear(due)) votes.paid += 1;
    else if (isNear(due - stake)) votes.profit += 1;
    else if (Math.abs(paid * stake - due) <= stake * CLOSE) votes.multiplier += 1;
  }
  const [most = 'paid'] = (['paid', 'profit', 'multiplier'] as const).toSorted(
    (a, b) => votes[b] - votes[a],
  );
  return most === 'paid' ? null : most;
}

const LEAST_UNIT = new Big('0.01');

/** A hundredth, or the last decimal of an amount if that is less. */
const unitOf = (text: DecimalText) => {
  const unit = new Big(10).pow(-(text.split('.')[1]?.length ?? 0));
  return unit.lt(LEAST_UNIT) ? unit : LEAST_UNIT;
};

/** True if a payout is the stake and the profit, to their last digits. */
export function agree(stake: DecimalText, paid: DecimalText, profit: DecimalText): boolean {
  const allowed = [stake, paid, profit]
    .map(unitOf)
    .reduce((all, unit) => all.plus(unit))
    .div(2);
  return new Big(paid).minus(stake).minus(profit).abs().lte(allowed);
}
