import Big from 'big.js';
import type { MultiplierRule } from '../operators/operator.ts';
import { ONE, product, quotient, type Ratio, whole } from './decimals.ts';

const TILES = 25;
type MinesRule = Extract<MultiplierRule, { of: 'mines' }>;

/** The multiplier after so many safe tiles, each product in double precision, in the operator's order. */
export function minesDouble(returns: number, mineCount: number, safe: number): number {
  let multiplier = returns;
  for (let tile = 0; tile < safe; tile += 1) {
    multiplier *= (TILES - tile) / (TILES - mineCount - tile);
  }
  return multiplier;
}

/** The multiplier after so many safe tiles, exactly or by the rule's rounded steps. */
export function minesRatio({ returns, steps }: MinesRule, mineCount: number, safe: number): Ratio {
  let chance = whole(ONE);
  for (let tile = 0; tile < safe; tile += 1) {
    const step = { over: new Big(TILES - mineCount - tile), under: new Big(TILES - tile) };
    chance =
      steps === null
        ? { over: chance.over.times(step.over), under: chance.under.times(step.under) }
        : whole(product(chance.over.times(quotient(step, steps.chance)), steps.product));
  }
  const inverse = { over: new Big(returns).times(chance.under), under: chance.over };
  return steps === null || safe === 0 ? inverse : whole(quotient(inverse, steps.inverse));
}
