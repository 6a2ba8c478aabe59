import Big from 'big.js';
import type { Share } from '../report.ts';
import type { DecimalText } from '../round.ts';
import type { Outcomes } from './round-odds.ts';
import { type Bet, betOf, type Frame, NOISE_ENDS, noisyFrame, Spectrum } from './spectrum.ts';

/** Equal bets: the same stake on the same odds. Returns are what comes back above the least that can. */
export type Wager = Bet & { stake: DecimalText; multipliers: readonly number[]; least: number };

/** Bets of a stake, in units of its currency, on the outcomes of a round; not yet counted. */
export function wagerOf(stake: DecimalText, { multipliers, chances }: Outcomes): Wager {
  const [size, lowest] = [Number(stake), Math.min(...multipliers)];
  const returns = multipliers.map((multiplier) => size * (multiplier - lowest));
  return { ...betOf(returns, chances), stake, multipliers, least: size * lowest };
}

/** Damping of the window: e^−16 is what an exact share can be wrong by, e^−11.5 one between bounds. */
const TILT = { exact: 16, bounded: 11.5 };
/** Multiplications after which a fine sum is given up for a coarser one. */
const MOST_WORK = 1.2e8;
const MOST_POINTS = 2 ** 21;
const FINE_TO_COARSE = [8192, 1024, 128];
/** A normal value is further off its mean, in deviations, 1 in 20,000 times on either side. */
const NOISE_REACH = 3.9;
/** Bound on all that is left out, damped or cut off, together. */
const SLACK = 1e-4;

/**
 * Of 1,000 players with these bets, how many get less back than `above`, above the least that can come back.
 * Exact, to a thousandth of a player, where all sums lie on one lattice that is not too fine. Else a normal
 * noise of known width is added to the sums, which makes them smooth, and widens the answer to two bounds.
 */
export function lowerOf1000(
  wagers: readonly Wager[],
  above: number,
): Share & { how: 'exact' | 'bounded' } {
  const step = commonStep(wagers);
  if (above <= (step ?? 0) / 2) return { from: 0, to: 0, how: 'exact' };
  // The widest bets first: after them few frequencies are left to follow.
  const widest = wagers.toSorted((a, b) => b.times * b.meanSquare - a.times * a.meanSquare);
  const exact = step === null ? null : exactShare(widest, step, above);
  if (exact !== null) return { from: exact * 1000, to: exact * 1000, how: 'exact' };
  const share = boundedShare(widest, above);
  return { from: share.from * 1000, to: share.to * 1000, how: 'bounded' };
}

function exactShare(wagers: readonly Wager[], step: number, above: number): number | null {
  // A reader's sum that is off the lattice by more than rounding lies between two steps of it.
  const steps = Math.ceil(above / step - 0.01);
  const bets = wagers.map((wager) => capped(wager, steps * step));
  const from = step * Math.floor(windowStart(bets, TILT.exact) / step);
  const points = steps - Math.round(from / step) + 1;
  if (points < 2 || points > MOST_POINTS) return points < 2 ? 0 : null;
  const frequencies = Math.floor(points / 2);
  const frame = { length: points * step, frequencies, step, noise: 0, tilt: TILT.exact };
  const spectrum = spectrumOf(frame, bets, MOST_WORK);
  return spectrum && inUnit(spectrum.shareBelow(steps * step, from));
}

function boundedShare(wagers: readonly Wager[], above: number): Share {
  const bets = wagers.map((wager) => capped(wager, above));
  const start = windowStart(bets, TILT.bounded);
  if (above <= start) return { from: 0, to: SLACK };
  for (const frequencies of FINE_TO_COARSE) {
    const frame = noisyFrame(above - start, frequencies, TILT.bounded);
    const isLast = frequencies === FINE_TO_COARSE.at(-1);
    const spectrum = spectrumOf(frame, bets, isLast ? Infinity : MOST_WORK);
    if (spectrum === null) continue;
    const [from, reach] = [start - NOISE_ENDS * frame.noise, NOISE_REACH * frame.noise];
    return {
      from: inUnit(spectrum.shareBelow(above - reach, from) - SLACK),
      to: inUnit(spectrum.shareBelow(above + reach, from) + SLACK),
    };
  }
  return { from: 0, to: 1 };
}

/** A return that alone reaches `most` decides; how far beyond it lies changes nothing below. */
export function capped(bet: Bet, most: number): Bet {
  if (bet.most <= most) return bet;
  const returns = bet.returns.map((value) => Math.min(value, most));
  return betOf(returns, bet.chances, bet.times);
}

/** Sum of the mean squares of all returns, in squared units of the currency. */
export const squaresOf = (bets: readonly Bet[]) =>
  bets.reduce((sum, { times, meanSquare }) => sum + times * meanSquare, 0);

/**
 * An amount below which sums are so rare that even undamped they count for nothing.
 * Source: A. Maurer, J. Inequal. Pure Appl. Math. 4 (2003), art. 15: of returns that are not negative,
 * P(sum ≤ mean − d) ≤ e^(−d² ÷ (2 × sum of mean squares)).
 */
function windowStart(bets: readonly Bet[], tilt: number): number {
  const mean = bets.reduce((sum, bet) => sum + bet.times * bet.mean, 0);
  return Math.max(0, mean - 2 * Math.sqrt(tilt * squaresOf(bets)));
}

function spectrumOf(frame: Frame, bets: readonly Bet[], mostWork: number) {
  const spectrum = new Spectrum(frame);
  for (const bet of bets) {
    spectrum.add(bet);
    if (spectrum.work > mostWork) return null;
  }
  return spectrum;
}

const inUnit = (share: number) => Math.min(1, Math.max(0, share));

/** Amounts of more kinds than this hardly ever share a step that is worth having. */
const MOST_WAGERS = 2000;
const UNIT = new Big(10).pow(40);

/** The largest amount that all returns are whole numbers of; `null` for too many kinds of bets. */
function commonStep(wagers: readonly Wager[]): number | null {
  if (wagers.length > MOST_WAGERS) return null;
  let step = 0n;
  for (const { stake, multipliers } of wagers) {
    const lowest = Math.min(...multipliers);
    for (const multiplier of multipliers) {
      let other = BigInt(new Big(multiplier).minus(lowest).times(stake).times(UNIT).toFixed(0));
      while (other !== 0n) [step, other] = [other, step % other];
    }
  }
  return Number(step) / Number(UNIT);
}
