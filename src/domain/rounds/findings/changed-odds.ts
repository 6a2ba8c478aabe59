import { bucketChances } from '../../odds/plinko.ts';
import { PLINKO_TABLES, type PlinkoRisk, type PlinkoRows } from '../../odds/plinko-tables.ts';

/** A Plinko board of which some buckets had other chances than left or right by halves gives. */
type ChangedBoard = {
  risk: PlinkoRisk;
  rows: PlinkoRows;
  changed: readonly { bucket: number; chance: number }[];
  /** As the source states them, to two decimals. */
  fairReturnPercent: number;
  returnPercent: number;
};

/**
 * Returns of a board with fair and with changed chances. Throws if its chances do not add up to 1 as far as they
 * are given, or if a return is another than the source states.
 */
export function changedOdds({ risk, rows, changed, ...stated }: ChangedBoard) {
  const fair = bucketChances(rows);
  const actual = [...fair];
  for (const { bucket, chance } of changed) actual[bucket] = chance;
  const returnOf = (chances: readonly number[]) =>
    PLINKO_TABLES[rows][risk].reduce((total, pays, at) => total + pays * (chances[at] ?? 0), 0);
  const [fairReturn, actualReturn] = [returnOf(fair), returnOf(actual)];
  const sum = actual.reduce((total, chance) => total + chance, 0);
  const board = `${rows} rows, ${risk}`;
  expectClose(`chances of ${board}`, sum, 1, 1e-8);
  expectClose(`usual return of ${board}`, 100 * fairReturn, stated.fairReturnPercent, 0.005);
  expectClose(`return of ${board}`, 100 * actualReturn, stated.returnPercent, 0.005);
  return { fairReturn, actualReturn };
}

function expectClose(what: string, found: number, expected: number, within: number) {
  if (Math.abs(found - expected) > within) {
    throw new Error(`Expected ${expected} as the ${what}, found ${found}`);
  }
}
