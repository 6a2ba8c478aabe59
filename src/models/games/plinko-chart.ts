import { bucketChances } from '#domain/odds/plinko.ts';
import { PLINKO_RISKS, PLINKO_TABLES, type PlinkoRows } from '#domain/odds/plinko-tables.ts';
import { formatChance, formatMultiplier, formatOneIn } from '#format/odds-text.ts';
import { formatCount, formatFraction } from '#format/text.ts';
import { figuresTable } from './figures-table.ts';

const BOARDS = [8, 12, 16] as const satisfies readonly PlinkoRows[];
/** Risk level of the chart; the tables have all levels. */
const RISK_DRAWN = 'high';

/** Chance and payout of each bucket on three boards. */
export function plinkoChart() {
  return {
    kind: 'boards' as const,
    title: 'Where the ball ends, and what it pays',
    formula: `Chance of a bucket = paths that lead to it ÷ all paths; payouts at ${RISK_DRAWN} risk`,
    caption:
      'All three boards share one scale of chances. The bars heap up in the middle, where the payouts are small; the outermost bars would be too low to see and are drawn as hairlines.',
    boards: BOARDS.map(board),
    tables: BOARDS.map(boardTable),
  };
}

function board(rows: PlinkoRows) {
  const chances = bucketChances(rows);
  const payouts = PLINKO_TABLES[rows][RISK_DRAWN];
  const buckets = payouts.map((payout, bucket) => ({
    chance: chances[bucket] ?? 0,
    chanceLabel: shortChance(chances[bucket] ?? 0),
    payoutLabel: formatMultiplier(payout),
    paysLessThanStake: payout < 1,
  }));
  const outer = (chances[0] ?? 0) * 2;
  const middle = chances[rows / 2] ?? 0;
  return {
    title: `${rows} rows: ${formatCount(2 ** rows)} paths into ${rows + 1} buckets`,
    buckets,
    label: `Bars of ${rows + 1} buckets, highest in the middle. The middle bucket takes ${formatFraction(middle, 1)} of all balls and pays ${payouts[rows / 2]} times. The two outermost together take ${formatOneIn(outer)} and pay ${payouts[0]} times.`,
  };
}

/** Shortened to fit above a narrow bar. */
function shortChance(chance: number): string {
  return chance < 0.0005 ? '<0.1%' : formatFraction(chance, 1);
}

/** A board is symmetric, so each pair of buckets is one row. */
function boardTable(rows: PlinkoRows) {
  const chances = bucketChances(rows);
  const pairs = Array.from({ length: rows / 2 + 1 }, (_, bucket) => bucket);
  return figuresTable(
    `${rows} rows: chance and payouts of each bucket`,
    ['Buckets', 'Chance', 'About', ...PLINKO_RISKS.map((risk) => `Pays at ${risk} risk`)],
    pairs.map((bucket) => {
      const isMiddle = bucket === rows / 2;
      const chance = (chances[bucket] ?? 0) * (isMiddle ? 1 : 2);
      return [
        isMiddle ? `${bucket}, the middle` : `${bucket} or ${rows - bucket}`,
        formatChance(chance, 4),
        formatOneIn(chance),
        ...PLINKO_RISKS.map((risk) => formatMultiplier(PLINKO_TABLES[rows][risk][bucket] ?? 0)),
      ];
    }),
  );
}
