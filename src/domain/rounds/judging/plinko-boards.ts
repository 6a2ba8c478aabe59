import Big from 'big.js';
import {
  PLINKO_ROWS,
  PLINKO_TABLES,
  type PlinkoRisk,
  type PlinkoRows,
} from '../../odds/plinko-tables.ts';
import type { MultiplierRule } from '../operators/operator.ts';
import { quotient, whole } from './decimals.ts';

type Scaled = NonNullable<Extract<MultiplierRule, { of: 'plinko' }>['scaled']>;

export const isPlinkoRows = (rows: number): rows is PlinkoRows =>
  PLINKO_ROWS.some((known) => known === rows);

const boards = new Map<string, readonly Big[]>();

/** The usual board with all of its multipliers raised to another return. */
export function scaledBoard(scaled: Scaled, rows: PlinkoRows, risk: PlinkoRisk): readonly Big[] {
  const key = `${rows} ${risk} ${JSON.stringify(scaled)}`;
  const board = boards.get(key) ?? scale(scaled, PLINKO_TABLES[rows][risk]);
  boards.set(key, board);
  return board;
}

function scale({ returns, factor, product }: Scaled, multipliers: readonly number[]) {
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
