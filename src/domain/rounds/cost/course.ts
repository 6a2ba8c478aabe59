import type { CurrencyCost } from '../report.ts';
import { capped, squaresOf, type Wager } from './luck.ts';
import { noisyFrame, Spectrum } from './spectrum.ts';

/** A round whose money counts, and its bet where the odds are known. */
export type Counted = {
  at: number | null;
  stake: number;
  net: number;
  wager: Wager | null;
  /** Return above the least possible one. */
  above: number;
};

const MOST_POINTS = 100;
const TILT = 9;
/** A chart is not read to a thousandth: the noise is 1/435 of a window of about ten deviations. */
const FREQUENCIES = 512;
const HALVINGS = 12;

/** Rounds in the order of time, or of the history where a time is missing. */
export const inTime = (rounds: readonly Counted[]): readonly Counted[] =>
  rounds.every(({ at }) => at !== null)
    ? rounds.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))
    : rounds;

/**
 * The balance from zero, in the order of the rounds. Beside it stand the
 * average and the middle half of players with the same bets, whose sums carry a normal noise (`FREQUENCIES`).
 */
export function courseOf(rounds: readonly Counted[], wagers: readonly Wager[]) {
  const band = wagers.length === 0 ? null : new Band(wagers);
  const every = Math.ceil(rounds.length / MOST_POINTS);
  const since = new Map<Wager, number>();
  const points: CurrencyCost['course'][number][] = [];
  let balance = 0;
  let certain = 0;
  let average = 0;
  for (const [index, { net, stake, wager }] of rounds.entries()) {
    balance += net;
    certain += wager === null ? net : wager.least - stake;
    if (wager !== null) since.set(wager, (since.get(wager) ?? 0) + 1);
    const round = index + 1;
    if (round % every !== 0 && round !== rounds.length) continue;
    for (const [bet, times] of since) {
      average += times * bet.mean;
      band?.add(bet, times);
    }
    since.clear();
    points.push({
      round,
      balance,
      expected: band && certain + average,
      band: band && { from: certain + band.quantile(0.25), to: certain + band.quantile(0.75) },
    });
  }
  return points;
}

/** Quantiles of the players' returns above the least possible one, as bets are added. */
class Band {
  readonly #spectrum: Spectrum;
  readonly #most: number;
  readonly #below: number;
  readonly #above: number;

  constructor(wagers: readonly Wager[]) {
    // Three of four sums are less than four times the mean: returns beyond that change no quartile.
    this.#most = 4 * wagers.reduce((sum, wager) => sum + wager.times * wager.mean, 0);
    const squares = squaresOf(wagers.map((wager) => capped(wager, this.#most)));
    this.#below = 2 * Math.sqrt(TILT * squares);
    // A quartile is no further than √3 deviations from the mean (Cantelli).
    this.#above = Math.sqrt(3 * squares);
    this.#spectrum = new Spectrum(noisyFrame(this.#below + this.#above, FREQUENCIES, TILT));
  }

  add(wager: Wager, times: number): void {
    this.#spectrum.add(capped(wager, this.#most), times);
  }

  quantile(share: number): number {
    const from = this.#spectrum.mean - this.#below;
    let [low, high] = [Math.max(0, from), this.#spectrum.mean + this.#above];
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      const middle = (low + high) / 2;
      if (this.#spectrum.shareBelow(middle, from) < share) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  }
}
