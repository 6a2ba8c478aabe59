/** A bet that is made several times: what it can return, with which chances, and what follows from them. */
export type Bet = {
  returns: readonly number[];
  chances: readonly number[];
  times: number;
  most: number;
  mean: number;
  meanSquare: number;
};

/** A bet with its mean, mean square and largest return. Chances are those of the returns, in their order. */
export function betOf(returns: readonly number[], chances: readonly number[], times = 0): Bet {
  let [mean, meanSquare] = [0, 0];
  for (let way = 0; way < returns.length; way += 1) {
    const [value, chance] = [returns[way] ?? 0, chances[way] ?? 0];
    mean += value * chance;
    meanSquare += value ** 2 * chance;
  }
  return { returns, chances, times, most: Math.max(...returns), mean, meanSquare };
}

export type Frame = {
  /** Length of the window in which shares are read off. */
  length: number;
  /** Number of frequencies, besides zero. */
  frequencies: number;
  /** Step of the lattice that all sums lie on; `null` where there is none. */
  step: number | null;
  /** Deviation of a normal noise that is added to the sums; 0 on a lattice. */
  noise: number;
  /** Logarithm by which the top of the window is damped against its bottom. */
  tilt: number;
};

/** The square of a share of the whole so small that it moves no figure. */
const SILENT = 1e-40;
/** Noise of so many deviations is nothing, even where it is not damped. */
export const NOISE_ENDS = 8;

/** A window with room for the noise, which hides the highest frequency to e^−27. */
export function noisyFrame(wanted: number, frequencies: number, tilt: number): Frame {
  const noisePart = 7.4 / (2 * Math.PI * frequencies);
  const length = wanted / (1 - 2.5 * NOISE_ENDS * noisePart);
  return { length, frequencies, step: null, noise: length * noisePart, tilt };
}

/**
 * The distribution of a sum of independent bets by its Fourier transform, taken of the damped distribution
 * around the mean: bets are added by multiplying, and what lies above the window weighs e^−tilt at most.
 * Source: R. Grübel and R. Hermesmeier, ASTIN Bulletin 29 (1999), pp. 197–214.
 */
export class Spectrum {
  mean = 0;
  /** Multiplications so far: a measure of time that is the same on every machine. */
  work = 0;
  readonly #frame: Frame;
  readonly #damping: number;
  readonly #base: number;
  readonly #real: Float64Array;
  readonly #imaginary: Float64Array;
  #alive: number;
  /** Of each way of a bet, real and imaginary part of its term, and of its turn to the next frequency. */
  #ways = new Float64Array();

  constructor(frame: Frame) {
    this.#frame = frame;
    this.#damping = frame.tilt / frame.length;
    this.#base = (2 * Math.PI) / frame.length;
    this.#alive = frame.frequencies + 1;
    this.#real = new Float64Array(this.#alive);
    this.#imaginary = new Float64Array(this.#alive);
    const variance = frame.noise ** 2;
    for (let k = 0; k < this.#alive; k += 1) {
      const omega = k * this.#base;
      const size = Math.exp(((this.#damping ** 2 - omega ** 2) * variance) / 2);
      this.#real[k] = size * Math.cos(this.#damping * omega * variance);
      this.#imaginary[k] = size * Math.sin(this.#damping * omega * variance);
    }
  }

  add(bet: Bet, times = bet.times): void {
    const { returns, chances, mean } = bet;
    this.mean += mean * times;
    const [all, allImaginary, alive] = [this.#real, this.#imaginary, this.#alive];
    this.work += alive * returns.length;
    const end = 4 * returns.length;
    // One array for all bets: to make one for each took longer than to fill it.
    if (this.#ways.length < end) this.#ways = new Float64Array(end);
    const ways = this.#ways;
    for (let way = 0; way < returns.length; way += 1) {
      const away = mean - (returns[way] ?? 0);
      ways[4 * way] = (chances[way] ?? 0) * Math.exp(this.#damping * away);
      ways[4 * way + 1] = 0;
      ways[4 * way + 2] = Math.cos(this.#base * away);
      ways[4 * way + 3] = Math.sin(this.#base * away);
    }
    let last = 0;
    for (let k = 0; k < alive; k += 1) {
      let real = 0;
      let imaginary = 0;
      for (let at = 0; at < end; at += 4) {
        const a = ways[at] ?? 0;
        const b = ways[at + 1] ?? 0;
        const c = ways[at + 2] ?? 0;
        const d = ways[at + 3] ?? 0;
        real += a;
        imaginary += b;
        ways[at] = a * c - b * d;
        ways[at + 1] = a * d + b * c;
      }
      if (times > 1) [real, imaginary] = power(real, imaginary, times);
      const a = all[k] ?? 0;
      const b = allImaginary[k] ?? 0;
      const c = a * real - b * imaginary;
      const d = a * imaginary + b * real;
      const isHeard = c * c + d * d > SILENT;
      // Not left to dwindle: numbers near the smallest that a double can hold slow a processor down.
      all[k] = isHeard ? c : 0;
      allImaginary[k] = isHeard ? d : 0;
      if (isHeard) last = k;
    }
    this.#alive = last + 1;
  }

  /** Share of the sums from `from` on, where the window begins, that are less than `amount` in it. */
  shareBelow(amount: number, from: number): number {
    const { length, step } = this.#frame;
    const [damping, up, down] = [this.#damping, amount - this.mean, from - this.mean];
    const [upSize, downSize] = [Math.exp(damping * up), Math.exp(damping * down)];
    const stepSize = Math.exp(damping * (step ?? 0));
    let share = 0;
    for (let k = 0; k < this.#alive; k += 1) {
      const omega = k * this.#base;
      const real = upSize * Math.cos(omega * up) - downSize * Math.cos(omega * down);
      const imaginary = upSize * Math.sin(omega * up) - downSize * Math.sin(omega * down);
      const under = step === null ? damping : stepSize * Math.cos(omega * step) - 1;
      const underImaginary = step === null ? omega : stepSize * Math.sin(omega * step);
      const [a, b] = [this.#real[k] ?? 0, this.#imaginary[k] ?? 0];
      const over = (a * real - b * imaginary) * under + (a * imaginary + b * real) * underImaginary;
      // Each frequency stands for its mirror too, but for zero and the middle of a lattice.
      const isAlone = k === 0 || (step !== null && Math.abs(2 * k * step - length) < step / 2);
      share += ((isAlone ? 1 : 2) * over) / (under ** 2 + underImaginary ** 2);
    }
    return (share * (step ?? 1)) / length;
  }
}

function power(real: number, imaginary: number, times: number): [number, number] {
  const size = Math.hypot(real, imaginary) ** times;
  const angle = Math.atan2(imaginary, real) * times;
  return [size * Math.cos(angle), size * Math.sin(angle)];
}
