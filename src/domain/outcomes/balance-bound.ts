import { type Play } from './play-grid.ts';
import { rtpFractionOf } from './pay-table.ts';

/** Values of θ for the Chernoff bound, in units of 1 ÷ bet; the lowest bound is used. */
export const TILTS = Array.from({ length: 56 }, (_, index) => 4 * Math.SQRT1_2 ** index);

/**
 * Upper bound on the quantile of the final balance at the given share, in minor units. It makes the grid of a
 * play high enough to contain the quantile itself.
 *
 * The lower of two bounds on P(end > x), each of which holds for every play: Markov's, (average start + average
 * gain of the bets, if positive) ÷ x; and Chernoff's, e^(−θx) × Σ start chance × e^(θ × start) × φ(θ)^bets with φ
 * the moment generating function of one bet, for plays that do not stop. A play that stops ends below one bet, so
 * above one bet stopping only lowers the chance.
 * Source: Markov's inequality; H. Chernoff, Annals of Mathematical Statistics 23 (1952), 493–507.
 */
export function balanceBound(play: Play, share: number): number {
  return Math.max(play.betMinor, Math.min(markovBound(play, share), chernoffBound(play, share)));
}

function markovBound({ starts, betMinor, table }: Play, share: number): number {
  const gain = Math.max(0, rtpFractionOf(table) - 1) * betMinor;
  const average = starts.reduce(
    (sum, { balanceMinor, bets, chance }) => sum + chance * (balanceMinor + gain * bets),
    0,
  );
  return average / (1 - share);
}

function chernoffBound({ starts, betMinor, table }: Play, share: number): number {
  const left = 1 - table.reduce((sum, { chance }) => sum + chance, 0);
  const nets = [...table, { chance: left, multiple: 0 }]
    .filter(({ chance }) => chance > 0)
    .map(({ chance, multiple }) => ({ log: Math.log(chance), value: multiple - 1 }));
  const begins = starts
    .filter(({ chance }) => chance > 0)
    .map(({ balanceMinor, bets, chance }) => ({
      log: Math.log(chance),
      value: balanceMinor / betMinor,
      bets,
    }));
  let lowest = Infinity;
  for (const tilt of TILTS) {
    const perBet = logOfSum(nets, ({ log, value }) => log + tilt * value);
    const all = logOfSum(begins, ({ log, value, bets }) => log + tilt * value + bets * perBet);
    lowest = Math.min(lowest, ((all - Math.log(1 - share)) / tilt) * betMinor);
  }
  return lowest;
}

/** Logarithm of a sum of numbers given by their logarithms. */
function logOfSum<Item>(items: readonly Item[], logOf: (item: Item) => number): number {
  let highest = -Infinity;
  for (const item of items) highest = Math.max(highest, logOf(item));
  let sum = 0;
  for (const item of items) sum += Math.exp(logOf(item) - highest);
  return highest + Math.log(sum);
}
