import { PLINKO_TABLES, type PlinkoRisk, type PlinkoRows } from './plinko-tables.ts';

/**
 * Chance of each bucket after so many fair left or right steps, from bucket 0 (no step to the right):
 * C(rows, bucket) ÷ 2^rows. Exact for up to 50 rows. Throws unless `rows` is whole, 1 to 50.
 */
export function bucketChances(rows: number): number[] {
  if (!Number.isInteger(rows) || rows < 1 || rows > 50) {
    throw new RangeError(`Expected 1 to 50 rows, found ${rows}`);
  }
  const chances: number[] = [];
  let ways = 1;
  for (let bucket = 0; bucket <= rows; bucket += 1) {
    chances.push(ways / 2 ** rows);
    ways = (ways * (rows - bucket)) / (bucket + 1);
  }
  return chances;
}

/**
 * Price and spread of one of the published tables, per unit staked.
 * Source: binomial distribution; facts on games, "Plinko", for the published figures.
 */
export function plinkoOdds(rows: PlinkoRows, risk: PlinkoRisk) {
  const multipliers = PLINKO_TABLES[rows][risk];
  const chances = bucketChances(rows);
  const sumOver = (weigh: (multiplier: number) => number) =>
    multipliers.reduce(
      (sum, multiplier, bucket) => sum + (chances[bucket] ?? 0) * weigh(multiplier),
      0,
    );
  const rtpFraction = sumOver((multiplier) => multiplier);
  const variance = sumOver((multiplier) => (multiplier - rtpFraction) ** 2);
  return {
    rtpFraction,
    edgeFraction: 1 - rtpFraction,
    standardDeviation: Math.sqrt(variance),
    chanceBelowStake: sumOver((multiplier) => (multiplier < 1 ? 1 : 0)),
    /** Chance of one of the two outermost buckets. */
    edgeBucketChance: 2 * (chances[0] ?? 0),
  };
}
