import type { CurrencyCost, Share } from '../report.ts';
import type { Counted } from './cost-of.ts';
import { capped, squaresOf, type Wager } from './luck.ts';
import { type Bet, meanOf, Spectrum } from './spectrum.ts';

type Point = CurrencyCost['course'][number];

const MOST_POINTS = 100;
const TILT = 9;
/** Fewer than for a share: a chart is not read to a thousandth. The last are few enough for any history. */
const FINE_TO_COARSE = [2048, 256, 64];
const MOST_WORK = 6e7;
const HALVINGS = 14;

/**
 * The balance from zero, in the order of time, or of the history where a time is missing. Beside it stand the
 * average and the middle half of players with the same bets, by the same transform as the share below. Its
 * sums carry a normal noise, whose deviation is 1/1,700 of the window at most times, 1/54 at worst.
 */
export function courseOf(rounds: readonly Counted[]): Point[] {
  const inOrder = rounds.every(({ at }) => at !== null)
    ? rounds.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))
    : rounds;
  const wagers = new Set(rounds.flatMap(({ wager }) => wager ?? []));
  if (wagers.size === 0) return follow(inOrder, null) ?? [];
  for (const frequencies of FINE_TO_COARSE) {
    const points = follow(inOrder, new Band([...wagers], frequencies));
    if (points !== null) return points;
  }
  return [];
}

/** `null` if the band takes too much work. */
function follow(rounds: readonly Counted[], band: Band | null): Point[] | null {
  const points: Point[] = [];
  const every = Math.ceil(rounds.length / MOST_POINTS);
  const since = new Map<Wager, number>();
  let [balance, expected, certain] = [0, 0, 0];
  for (const [index, { net, stake, wager }] of rounds.entries()) {
    balance += net;
    certain += wager === null ? net : wager.least - stake;
    if (wager !== null) since.set(wager, (since.get(wager) ?? 0) + 1);
    const round = index + 1;
    if (round % every !== 0 && round !== rounds.length) continue;
    for (const [bet, times] of since) {
      expected += times * meanOf(bet);
      band?.add(bet, times);
      if (band?.isTooMuch() === true) return null;
    }
    since.clear();
    const middle = band?.middleHalf() ?? null;
    points.push({
      round,
      balance,
      expected: band && certain + expected,
      band: middle && { from: certain + middle.from, to: certain + middle.to },
    });
  }
  return points;
}

/** The middle half of the sums of what comes back above the least, bet by bet. */
class Band {
  readonly #spectrum: Spectrum;
  readonly #bets: ReadonlyMap<Wager, Bet>;
  readonly #below: number;
  readonly #length: number;
  readonly #isLast: boolean;

  constructor(wagers: readonly Wager[], frequencies: number) {
    // Three of four sums are less than four times the mean, so that returns beyond that change no quartile.
    const most = 4 * wagers.reduce((sum, wager) => sum + wager.times * meanOf(wager), 0);
    const bets = capped(wagers, most);
    this.#bets = new Map(wagers.map((wager, index) => [wager, bets[index] ?? wager]));
    const squares = squaresOf(bets);
    this.#below = 2 * Math.sqrt(TILT * squares);
    // A quartile is no further than √3 deviations from the mean (Cantelli); the rest is for the noise.
    const noisePerLength = 7.4 / (2 * Math.PI * frequencies);
    this.#length = (this.#below + Math.sqrt(3 * squares)) / (1 - 16 * noisePerLength);
    this.#isLast = frequencies === FINE_TO_COARSE.at(-1);
    this.#spectrum = new Spectrum({
      length: this.#length,
      frequencies,
      step: null,
      noise: this.#length * noisePerLength,
      tilt: TILT,
    });
  }

  add(wager: Wager, times: number): void {
    const bet = this.#bets.get(wager);
    if (bet !== undefined) this.#spectrum.add({ ...bet, times });
  }

  isTooMuch = () => !this.#isLast && this.#spectrum.work > MOST_WORK;

  middleHalf = (): Share => ({ from: this.#quantile(0.25), to: this.#quantile(0.75) });

  #quantile(share: number): number {
    const start = this.#spectrum.mean - this.#below;
    let [low, high] = [start, start + this.#length];
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      const middle = (low + high) / 2;
      if (this.#spectrum.shareBelow(middle, start) < share) low = middle;
      else high = middle;
    }
    return Math.max(0, (low + high) / 2);
  }
}
