import { type Play } from './play-grid.ts';
import { rtpFractionOf } from './pay-table.ts';

/** Tilts that are tried, in units of one over the bet: each is a bound, the lowest of them is taken. */
export const TILTS = Array.from({ length: 56 }, (_, index) => 4 * Math.SQRT1_2 ** index);

/**
 * A balance, in minor units, that the given share of plays ends at or below: a bound, not the quantile.
 * With it the grid of a play is made high enough to hold the quantile itself.
 *
 * The lower of two bounds on P(end > x), each of which holds for every play: Markov's, (average start +
 * what the bets add on average, if anything) ÷ x; and Chernoff's, e^(−θx) × Σ start chance × e^(θ × start)
 * × φ(θ)^bets with φ the moment generating function of one bet, for plays that do not stop. One that
 * stops ends below one bet, so that above one bet stopping only lowers the chance.
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

/** Logarithm of the sum of numbers that are given by their logarithms. */
function logOfSum<Item>(items: readonly Item[], logOf: (item: Item) => number): number {
  let highest = -Infinity;
  for (const item of items) highest = Math.max(highest, logOf(item));
  let sum = 0;
  for (const item of items) sum += Math.exp(logOf(item) - highest);
  return highest + Math.log(sum);
}
