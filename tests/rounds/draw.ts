import { createHash, createHmac } from 'node:crypto';
import Big from 'big.js';

/** Key or message: bytes, or text in UTF-8. */
type Input = string | Buffer;

export const sha256 = (input: Input) => createHash('sha256').update(input).digest('hex');
export const hmac = (key: Input, message: Input) =>
  createHmac('sha256', key).update(message).digest();
export const hexBytes = (hex: string) => Buffer.from(hex, 'hex');

/** The eight integers of a digest, big-endian. */
export const words = (digest: Buffer, littleEndian = false) =>
  [0, 4, 8, 12, 16, 20, 24, 28].map((at) =>
    littleEndian ? digest.readUInt32LE(at) : digest.readUInt32BE(at),
  );

/** Decimals with more places than any operator rounds to, half up by default. */
export const Exact = Big();
Exact.DP = 60;

/** Seeded random numbers. */
export const chanceOf = (seed: string) => {
  let drawn = 0;
  const hex = (digits: number) => sha256(`${seed}/${String((drawn += 1))}`).slice(0, digits);
  const below = (limit: number) => Number.parseInt(hex(12), 16) % limit;
  return { hex, below, oneOf: <T>(list: readonly T[]): T => cell(list, below(list.length)) };
};
export type Chance = ReturnType<typeof chanceOf>;

/** A pair of seeds, as text. */
export type Pair = { revealed: string; seed: string };

/** A history as a file, and its server seeds, which the reader of some files pastes. */
export type History = { text: string; seeds: readonly string[] };

/** Parameters of a history. One pair of seeds decides all its rounds. */
export type Plan = { seed: string; rounds: number };

/** Record of one bet in a capture. */
export type BetMaker = (pair: Pair, nonce: number, chance: Chance) => object;

export const binomial = (n: number, k: number): number =>
  k === 0 ? 1 : (binomial(n, k - 1) * (n - k + 1)) / k;

export const cell = <T>(list: readonly T[], at: number): T => {
  const found = list[at];
  if (found === undefined) throw new Error(`expected a cell at ${String(at)}`);
  return found;
};
