import type { Share } from '../report.ts';
import type { DecimalText } from '../round.ts';
import { commonStep } from './lattice.ts';
import type { RoundOdds } from './round-odds.ts';
import { type Bet, meanOf, Spectrum } from './spectrum.ts';

/** Equal bets: the same stake on the same odds. Returns are what comes back above the least that can. */
export type Wager = Bet & { stake: DecimalText; multipliers: readonly number[]; least: number };

export function wagerOf(stake: DecimalText, outcomes: NonNullable<RoundOdds['outcomes']>): Wager {
  const multipliers = outcomes.map(({ multiplier }) => multiplier);
  const lowest = Math.min(...multipliers);
  return {
    stake,
    multipliers,
    least: Number(stake) * lowest,
    returns: multipliers.map((multiplier) => Number(stake) * (multiplier - lowest)),
    chances: outcomes.map(({ probability }) => probability),
    times: 0,
  };
}

/** Damping of the top of the window: e^−16 is what an exact share can be wrong by, e^−11.5 a bounded one. */
const TILT = { exact: 16, bounded: 11.5 };
/** Multiplications after which an exact or a fine sum is given up for a coarser one. */
const MOST_WORK = 4e7;
const MOST_STEPS = 2 ** 21;
const FINE_TO_COARSE = [8192, 1024, 128];
/** A normal value is further from its mean than this, in deviations, 1 in 20,000 times on one side. */
const NOISE_REACH = 3.9;
/** Noise in deviations beyond which e^−x²÷2 is nothing even against the damping. */
const NOISE_ENDS = 8;
/** What is left out, damped or cut off, all together. */
const SLACK = 1e-4;

export type Lower = Share & { how: 'exact' | 'bounded' };

/**
 * Of 1,000 players with these bets, how many get less back in all than `above` above the least that can come
 * back. Exact, to a millionth of a player in a thousand, where all sums lie on one lattice that is not too
 * fine. Else normal noise of a known width is added to the sums, whose distribution can then be worked out,
 * and the noise widens the answer to two bounds.
 */
export function lowerOf1000(wagers: readonly Wager[], above: number): Lower {
  const step = commonStep(wagers);
  if (above <= (step ?? 0) / 2) return { from: 0, to: 0, how: 'exact' };
  const exact = step === null ? null : exactShare(wagers, step, above);
  if (exact !== null) return { from: exact * 1000, to: exact * 1000, how: 'exact' };
  for (const frequencies of FINE_TO_COARSE) {
    const share = boundedShare(wagers, above, frequencies);
    if (share !== null) return { from: share.from * 1000, to: share.to * 1000, how: 'bounded' };
  }
  return { from: 0, to: 1000, how: 'bounded' };
}

function exactShare(wagers: readonly Wager[], step: number, above: number): number | null {
  // A reader's sum that is not a whole number of steps, by more than rounding, is between two that are.
  const steps = Math.ceil(above / step - 0.01);
  const bets = capped(wagers, steps * step);
  const from = step * Math.floor(windowStart(bets, TILT.exact) / step);
  const points = steps - Math.round(from / step) + 1;
  if (points < 2) return 0;
  if (points > MOST_STEPS) return null;
  const [length, frequencies] = [points * step, Math.floor(points / 2)];
  const spectrum = new Spectrum({ length, frequencies, step, noise: 0, tilt: TILT.exact });
  return addAll(spectrum, bets, MOST_WORK) ? inUnit(spectrum.shareBelow(steps * step, from)) : null;
}

function boundedShare(wagers: readonly Wager[], above: number, frequencies: number): Share | null {
  const bets = capped(wagers, above);
  const start = windowStart(bets, TILT.bounded);
  if (above <= start) return { from: 0, to: SLACK };
  // The highest frequency is where the noise leaves e^−27 of it.
  const noisePerLength = 7.4 / (2 * Math.PI * frequencies);
  const length = (above - start) / (1 - (2 * NOISE_ENDS + NOISE_REACH) * noisePerLength);
  const noise = length * noisePerLength;
  const spectrum = new Spectrum({ length, frequencies, step: null, noise, tilt: TILT.bounded });
  const isLast = frequencies === FINE_TO_COARSE.at(-1);
  if (!addAll(spectrum, bets, isLast ? Infinity : MOST_WORK)) return null;
  const from = start - NOISE_ENDS * noise;
  const [lower, upper] = [-1, 1].map((side) =>
    spectrum.shareBelow(above + side * NOISE_REACH * noise, from),
  );
  return { from: inUnit((lower ?? 0) - SLACK), to: inUnit((upper ?? 1) + SLACK) };
}

/** A return that alone reaches `most` decides; how far beyond it lies changes nothing below. */
export const capped = (wagers: readonly Wager[], most: number): Bet[] =>
  wagers.map(({ returns, chances, times }) => ({
    returns: returns.map((value) => Math.min(value, most)),
    chances,
    times,
  }));

export const squaresOf = (bets: readonly Bet[]) =>
  bets.reduce(
    (sum, { returns, chances, times }) =>
      sum + times * meanOf({ returns: returns.map((value) => value ** 2), chances, times }),
    0,
  );

/**
 * An amount below which sums are so rare that even undamped they count for nothing.
 * Source: A. Maurer, J. Inequal. Pure Appl. Math. 4 (2003), art. 15: for returns that are not negative,
 * P(sum ≤ mean − d) ≤ e^(−d² ÷ (2 × sum of mean squares)).
 */
function windowStart(bets: readonly Bet[], tilt: number): number {
  const mean = bets.reduce((sum, bet) => sum + bet.times * meanOf(bet), 0);
  return Math.max(0, mean - 2 * Math.sqrt(tilt * squaresOf(bets)));
}

/** The widest bets first: after them few frequencies are left to follow. */
function addAll(spectrum: Spectrum, bets: readonly Bet[], mostWork: number): boolean {
  const widths = new Map(bets.map((bet) => [bet, squaresOf([bet])]));
  for (const bet of bets.toSorted((a, b) => (widths.get(b) ?? 0) - (widths.get(a) ?? 0))) {
    spectrum.add(bet);
    if (spectrum.work > mostWork) return false;
  }
  return true;
}

const inUnit = (share: number) => Math.min(1, Math.max(0, share));
