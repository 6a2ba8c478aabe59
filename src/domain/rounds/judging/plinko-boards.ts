import Big from 'big.js';
import { PLINKO_ROWS, PLINKO_TABLES } from '../../odds/plinko-tables.ts';
import type { MultiplierRule } from '../operators/operator.ts';
import type { Play } from '../round.ts';
import { quotient, whole } from './decimals.ts';

type PlinkoRule = Extract<MultiplierRule, { of: 'plinko' }>;

const boards = new Map<string, readonly Big[]>();

/**
 * The multipliers of a board: the usual ones, or those raised to another return. `null` for rows without a
 * table.
 */
export function boardOf(
  { rows, risk }: Extract<Play, { game: 'plinko' }>,
  { scaled }: PlinkoRule,
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
  { returns, factor, product }: NonNullable<PlinkoRule['scaled']>,
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
