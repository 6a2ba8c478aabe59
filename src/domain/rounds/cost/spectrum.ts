/** A bet of one amount made several times: what it can return, and with which chance. */
export type Bet = { returns: readonly number[]; chances: readonly number[]; times: number };

export type Frame = {
  /** Length of the window in which shares are read off. */
  length: number;
  /** Frequencies that are followed, besides zero. */
  frequencies: number;
  /** Step of the lattice that all sums lie on; `null` where there is none. */
  step: number | null;
  /** Deviation of the normal noise that smooths the sums; 0 on a lattice. */
  noise: number;
  /** Logarithm by which the top of the window is damped against its bottom. */
  tilt: number;
};

/** Below this share of the whole a frequency can move no figure that is shown. */
const SILENT = 1e-40;

export const meanOf = ({ returns, chances }: Bet) =>
  returns.reduce((sum, value, index) => sum + value * (chances[index] ?? 0), 0);

/**
 * The distribution of a sum of independent bets, by its Fourier transform: bets are added by multiplying, and
 * a share below any amount is read off. The transform is of the damped distribution, so that what lies above
 * the window weighs e^−tilt in it at most.
 * Source: R. Grübel and R. Hermesmeier, ASTIN Bulletin 29 (1999), pp. 197–214: exponential tilting.
 */
export class Spectrum {
  readonly #frame: Frame;
  readonly #real: Float64Array;
  readonly #imaginary: Float64Array;
  readonly #damping: number;
  readonly #base: number;
  #alive: number;
  /** Mean of all bets so far; the transform is taken around it. */
  #mean = 0;
  /** Multiplications done, a measure of time that is the same on every machine. */
  work = 0;

  constructor(frame: Frame) {
    this.#frame = frame;
    this.#damping = frame.tilt / frame.length;
    this.#base = (2 * Math.PI) / frame.length;
    this.#alive = frame.frequencies + 1;
    this.#real = new Float64Array(this.#alive);
    this.#imaginary = new Float64Array(this.#alive);
    for (let k = 0; k < this.#alive; k += 1) {
      const [omega, variance] = [k * this.#base, frame.noise ** 2];
      const size = Math.exp(((this.#damping ** 2 - omega ** 2) * variance) / 2);
      this.#real[k] = size * Math.cos(this.#damping * omega * variance);
      this.#imaginary[k] = size * Math.sin(this.#damping * omega * variance);
    }
  }

  add(bet: Bet): void {
    const mean = meanOf(bet);
    this.#mean += mean * bet.times;
    const ways = bet.returns.length;
    const [turnReal, turnImaginary] = [new Float64Array(ways), new Float64Array(ways)];
    const [real, imaginary] = [new Float64Array(ways), new Float64Array(ways)];
    bet.returns.forEach((value, way) => {
      const away = value - mean;
      turnReal[way] = Math.cos(this.#base * away);
      turnImaginary[way] = -Math.sin(this.#base * away);
      real[way] = (bet.chances[way] ?? 0) * Math.exp(-this.#damping * away);
    });
    this.work += this.#alive * ways;
    let last = 0;
    for (let k = 0; k < this.#alive; k += 1) {
      let [sumReal, sumImaginary] = [0, 0];
      for (let way = 0; way < ways; way += 1) {
        const [a, b] = [real[way] ?? 0, imaginary[way] ?? 0];
        const [c, d] = [turnReal[way] ?? 0, turnImaginary[way] ?? 0];
        sumReal += a;
        sumImaginary += b;
        real[way] = a * c - b * d;
        imaginary[way] = a * d + b * c;
      }
      if (this.#multiply(k, sumReal, sumImaginary, bet.times)) last = k;
    }
    this.#alive = last + 1;
  }

  /** Multiplies one frequency by a power, and says whether anything of it is left. */
  #multiply(k: number, real: number, imaginary: number, times: number): boolean {
    let [c, d] = [real, imaginary];
    if (times > 1) {
      const size = Math.hypot(real, imaginary) ** times;
      const angle = Math.atan2(imaginary, real) * times;
      [c, d] = [size * Math.cos(angle), size * Math.sin(angle)];
    }
    const [a, b] = [this.#real[k] ?? 0, this.#imaginary[k] ?? 0];
    const [e, f] = [a * c - b * d, a * d + b * c];
    this.#real[k] = e;
    this.#imaginary[k] = f;
    return e * e + f * f > SILENT;
  }

  get mean(): number {
    return this.#mean;
  }

  /** Share of sums that are at least `from`, where the window begins, and less than `amount`, which lies in it. */
  shareBelow(amount: number, from: number): number {
    const { length, step } = this.#frame;
    const [reach, shift] = [amount - from, this.#mean - from];
    let share = 0;
    for (let k = 0; k < this.#alive; k += 1) {
      const omega = k * this.#base;
      // e^{cx}, with c = damping + i·omega
      const grown = (x: number) => polar(Math.exp(this.#damping * x), omega * x);
      const [top, back] = [grown(reach), grown(-shift)];
      const below = step === null ? { re: this.#damping, im: omega } : minusOne(grown(step));
      const kernel = divide(minusOne(top), below);
      const weight = multiply(kernel, back);
      const term = weight.re * (this.#real[k] ?? 0) - weight.im * (this.#imaginary[k] ?? 0);
      // Frequencies beyond half of a lattice mirror those below; the middle one is its own mirror.
      const isMiddle = step !== null && Math.abs(2 * k * step - length) < step / 2;
      share += k === 0 || isMiddle ? term : 2 * term;
    }
    return (share * (step ?? 1)) / length;
  }
}

type Complex = { re: number; im: number };

const polar = (size: number, angle: number): Complex => ({
  re: size * Math.cos(angle),
  im: size * Math.sin(angle),
});
const minusOne = ({ re, im }: Complex): Complex => ({ re: re - 1, im });
const multiply = (a: Complex, b: Complex): Complex => ({
  re: a.re * b.re - a.im * b.im,
  im: a.re * b.im + a.im * b.re,
});
const divide = (a: Complex, b: Complex): Complex => {
  const size = b.re ** 2 + b.im ** 2;
  return { re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size };
};
