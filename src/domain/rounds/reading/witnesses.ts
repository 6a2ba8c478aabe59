import Big from 'big.js';
import type { DecimalText } from '../round.ts';

type Amount = DecimalText | null;

/** Multipliers are shown in hundredths. */
const CLOSE = 0.006;
/** Share by which no operator errs in most rows. */
const FAR = 0.2;

/** Meanings of a column of payouts, the usual one first. */
const MEANINGS = ['paid', 'profit', 'winnings', 'multiplier'] as const;
type Role = 'stake' | (typeof MEANINGS)[number];
type Numbers = (role: 'stake' | 'paid' | 'profit' | 'multiplier') => readonly number[];

/**
 * Meaning of a column of payouts that most rows bear out by the profit or multiplier beside it; without either, by
 * lost rows alone.
 */
export function meaningOfPaid(numbers: Numbers): Exclude<Role, 'stake'> {
  const votes = { paid: 0, profit: 0, winnings: 0, multiplier: 0 };
  const [stakes, profits] = [numbers('stake'), numbers('profit')];
  const multipliers = numbers('multiplier');
  for (const [row, paid] of numbers('paid').entries()) {
    const stake = Math.abs(stakes[row] ?? NaN);
    const [profit = NaN, multiplier = NaN] = [profits[row], multipliers[row]];
    const said = Number.isNaN(profit) ? stake * multiplier : stake + profit;
    const due = Number.isNaN(said) && paid <= 0 ? 0 : said;
    const winnings = paid > 0 ? stake + paid : paid;
    const back = { paid, profit: stake + paid, winnings, multiplier: stake * paid };
    for (const meaning of MEANINGS) {
      if (Math.abs(back[meaning] - due) <= stake * CLOSE) votes[meaning] += 1;
    }
  }
  return MEANINGS.toSorted((a, b) => votes[b] - votes[a])[0] ?? 'paid';
}

/** True where most payouts are far from stake times multiplier: another column, or another currency. */
export function areElsewhere(numbers: Numbers): boolean {
  const [stakes, paids] = [numbers('stake'), numbers('paid')];
  const due = numbers('multiplier').map(
    (multiplier, row) => Math.abs(stakes[row] ?? NaN) * multiplier,
  );
  const won = due.flatMap((sum, row) => (sum > 0 ? [Math.abs((paids[row] ?? NaN) / sum - 1)] : []));
  return won.filter((share) => share > FAR).length > won.length / 2;
}

/** False if a payout is not the stake and the profit, to their last digits and to a hundredth at least. */
export function agree(stake?: Amount, paid?: Amount, profit?: Amount): boolean {
  if (!stake || !paid || !profit) return true;
  const places = [stake, paid, profit].map((text) => text.split('.')[1]?.length ?? 0);
  const allowed = places.reduce((sum, digits) => sum + 10 ** -Math.max(2, digits) / 2, 0);
  return new Big(paid).minus(stake).minus(profit).abs().lte(allowed);
}
