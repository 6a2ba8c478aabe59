import Big from 'big.js';
import type { MultiplierRule } from '../operators/operator.ts';
import { quotient, type Ratio, whole } from './decimals.ts';

type MinesRule = Extract<MultiplierRule, { of: 'mines' }>;

const TILES = 25;

/** The multiplier after so many safe tiles, in double precision and in the operator's order. */
export function minesDouble(returns: number, mineCount: number, safe: number): number {
  let multiplier = returns;
  for (let tile = 0; tile < safe; tile += 1) {
    multiplier *= (TILES - tile) / (TILES - mineCount - tile);
  }
  return multiplier;
}

const ladders = new Map<MinesRule, Map<number, Ratio>>();

/** The multiplier after so many safe tiles, exactly or by the rule's rounded steps. */
export function minesRatio(rule: MinesRule, mineCount: number, safe: number): Ratio {
  const known = ladders.get(rule) ?? new Map<number, Ratio>();
  const key = mineCount * (TILES + 1) + safe;
  const ratio = known.get(key) ?? climb(rule, mineCount, safe);
  ladders.set(rule, known.set(key, ratio));
  return ratio;
}

function climb({ returns, steps }: MinesRule, mineCount: number, safe: number): Ratio {
  let { over, under } = whole(1);
  for (let tile = 0; tile < safe; tile += 1) {
    const step = { over: new Big(TILES - mineCount - tile), under: new Big(TILES - tile) };
    if (steps === undefined) {
      over = over.times(step.over);
      under = under.times(step.under);
    } else {
      over = quotient(whole(over.times(quotient(step, steps.chance))), steps.product);
    }
  }
  const inverse = { over: under.times(returns), under: over };
  return steps === undefined || safe === 0 ? inverse : whole(quotient(inverse, steps.inverse));
}
