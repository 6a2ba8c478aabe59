import Big from 'big.js';
import type { DecimalText } from '../round.ts';

/** Amounts of more kinds than this hardly ever share a step that is worth having. */
const MOST_AMOUNTS = 2000;
const DECIMALS = 40;

/**
 * The largest amount that every given product of stake and multiplier is a whole number of, or `null` if there
 * are too many products.
 */
export function commonStep(
  products: readonly { stake: DecimalText; multipliers: readonly number[] }[],
): number | null {
  if (products.length > MOST_AMOUNTS) return null;
  let step = 0n;
  for (const { stake, multipliers } of products) {
    const [lowest = 0] = multipliers.toSorted((a, b) => a - b);
    for (const multiplier of multipliers) {
      step = divisor(step, wholeUnits(new Big(multiplier).minus(lowest).times(stake)));
    }
  }
  return Number(step) / 10 ** DECIMALS;
}

const wholeUnits = (amount: Big) => BigInt(amount.times(new Big(10).pow(DECIMALS)).toFixed(0));

function divisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
