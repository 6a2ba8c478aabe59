import Big from 'big.js';
import { PLINKO_ROWS, PLINKO_TABLES } from '../../odds/plinko-tables.ts';
import type { MultiplierRule } from '../operators/operator.ts';
import type { Play } from '../round.ts';
import { quotient, type Ratio, whole } from './decimals.ts';

export type RuleOf<Game> = Extract<MultiplierRule, { of: Game }>;

const TILES = 25;

/** The multiplier after so many safe tiles, in double precision and in the operator's order. */
export function minesDouble(returns: number, mineCount: number, safe: number): number {
  let multiplier = returns;
  for (let tile = 0; tile < safe; tile += 1) {
    multiplier *= (TILES - tile) / (TILES - mineCount - tile);
  }
  return multiplier;
}

const ladders = new Map<RuleOf<'mines'>, Map<number, Ratio>>();

/** The multiplier after so many safe tiles, exactly or by the rule's rounded steps. */
export function minesRatio(rule: RuleOf<'mines'>, mineCount: number, safe: number): Ratio {
  const known = ladders.get(rule) ?? new Map<number, Ratio>();
  const key = mineCount * (TILES + 1) + safe;
  const ratio = known.get(key) ?? climb(rule, mineCount, safe);
  ladders.set(rule, known.set(key, ratio));
  return ratio;
}

function climb({ returns, steps }: RuleOf<'mines'>, mineCount: number, safe: number): Ratio {
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

const boards = new Map<string, readonly Big[]>();

/**
 * The multipliers of a board: the usual ones, or those raised to another return. `null` for rows without a
 * table.
 */
export function boardOf(
  { rows, risk }: Extract<Play, { game: 'plinko' }>,
  { scaled }: RuleOf<'plinko'>,
): readonly (number | Big)[] | null {
  const known = PLINKO_ROWS.find((each) => each === rows);
  if (known === undefined) return null;
  if (scaled === undefined) return PLINKO_TABLES[known][risk];
  const key = `${rows} ${risk} ${JSON.stringify(scaled)}`;
  const board = boards.get(key) ?? scale(scaled, PLINKO_TABLES[known][risk]);
  boards.set(key, board);
  return board;
}

function scale(
  { returns, factor, product }: NonNullable<RuleOf<'plinko'>['scaled']>,
  multipliers: readonly number[],
) {
  const rows = multipliers.length - 1;
  let ways = new Big(1);
  let sum = new Big(0);
  multipliers.forEach((multiplier, bucket) => {
    sum = sum.plus(ways.times(multiplier));
    ways = ways.times(rows - bucket).div(bucket + 1);
  });
  const by = quotient({ over: new Big(returns).times(2 ** rows), under: sum }, factor);
  return multipliers.map((multiplier) => quotient(whole(by.times(multiplier)), product));
}
