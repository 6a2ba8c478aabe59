import { binomial } from '../../odds/binomial.ts';
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
 * What a board gives back by halves and as changed, and how many drops a count needs to show it. Throws if its
 * chances do not add up to 1 as far as they are given, or if a return is another than the source states.
 */
export function changedOdds({ risk, rows, changed, ...stated }: ChangedBoard) {
  const fair = bucketChances(rows);
  const actual = [...fair];
  for (const { bucket, chance } of changed) actual[bucket] = chance;
  const returnOf = (chances: readonly number[]) =>
    PLINKO_TABLES[rows][risk].reduce((total, pays, at) => total + pays * (chances[at] ?? 0), 0);
  const [fairReturn, actualReturn] = [returnOf(fair), returnOf(actual)];
  const sum = actual.reduce((total, chance) => total + chance, 0);
  expectClose(`chances of ${rows} rows, ${risk}`, sum, 1, 1e-8);
  expectClose(
    `usual return of ${rows} rows, ${risk}`,
    100 * fairReturn,
    stated.fairReturnPercent,
    0.005,
  );
  expectClose(`return of ${rows} rows, ${risk}`, 100 * actualReturn, stated.returnPercent, 0.005);
  return { fairReturn, actualReturn, ...soonestCount(fair, actual) };
}

function expectClose(what: string, found: number, expected: number, within: number) {
  if (Math.abs(found - expected) > within) {
    throw new Error(`Expected ${expected} as the ${what}, found ${found}`);
  }
}

/** The buckets whose count, all together, shows the change soonest; those that got rarest come first. */
function soonestCount(fair: readonly number[], actual: readonly number[]) {
  const at = (chances: readonly number[], buckets: readonly number[]) =>
    buckets.reduce((total, bucket) => total + (chances[bucket] ?? 0), 0);
  const left = (bucket: number) => at(actual, [bucket]) / at(fair, [bucket]);
  const rarer = [...fair.keys()].filter((bucket) => left(bucket) < 1);
  const byRarity = rarer.toSorted((a, b) => left(a) - left(b));
  const [soonest = { count: [], drops: Infinity }] = byRarity
    .map((_, last) => byRarity.slice(0, last + 1))
    .map((count) => ({ count, drops: dropsToShow(at(fair, count), at(actual, count)) }))
    .toSorted((a, b) => a.drops - b.drops);
  return { count: soonest.count.toSorted((a, b) => a - b), drops: soonest.drops };
}

/** Share of honest boards that are suspected by mistake, and of changed ones that are missed. */
const MISTAKEN = 0.01;

/**
 * Drops after which a count tells two chances apart: at most 1 of 100 boards with the fair chance, and at least 99 of 100 with the lower one, have so few. Binomial, exact to about 1 in 200.
 */
export function dropsToShow(fair: number, lower: number): number {
  const shows = (drops: number) => {
    let [mistaken, found] = [0, 0];
    const lowerChances = binomial(drops, lower);
    for (const chance of binomial(drops, fair)) {
      mistaken += chance;
      if (mistaken > MISTAKEN) return found >= 1 - MISTAKEN;
      found += lowerChances.next().value ?? 0;
    }
    return false;
  };
  let [low, high] = [0, 1];
  while (!shows(high)) [low, high] = [high, 2 * high];
  while (high - low > Math.max(1, high / 400)) {
    const middle = Math.floor((low + high) / 2);
    if (shows(middle)) high = middle;
    else low = middle;
  }
  return high;
}
