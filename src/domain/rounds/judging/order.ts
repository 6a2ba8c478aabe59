import { FINDINGS_KEPT, type GameOrder, type SeedSums, type SeedUse } from '../report.ts';
import type { Place, Round } from '../round.ts';
import { gameOf } from './tallies.ts';

type NumberedRow = Place & { number: number; at: number | null };

/** The rounds by the number that they name, rows as they stand. */
const numbered = (rounds: readonly Round[], numberOf: (round: Round) => number | null) =>
  rounds.flatMap((round): NumberedRow | [] => {
    const number = numberOf(round);
    return number === null ? [] : { file: round.file, row: round.row, at: round.at, number };
  });

const placed = ({ file, row, number }: NumberedRow) => ({ file, row, nonce: number });

/** What is missing, doubled or lower than an earlier one, of the rounds that one seed decides. */
export const nonceOrder = (rounds: readonly Round[]) =>
  orderOf(numbered(rounds, ({ nonce }) => nonce));

function orderOf(rows: readonly NumberedRow[]) {
  const sorted = rows.toSorted((a, b) => a.number - b.number || a.file - b.file || a.row - b.row);
  const missing: { from: number; to: number }[] = [];
  const doubled: NumberedRow[] = [];
  let missingCount = 0;
  sorted.forEach((row, place) => {
    const before = sorted[place - 1]?.number;
    if (before === row.number) doubled.push(row);
    if (before === undefined || row.number <= before + 1) return;
    missingCount += row.number - before - 1;
    missing.push({ from: before + 1, to: row.number - 1 });
  });
  const late = againstTime(rows);
  return {
    firstNonce: sorted[0]?.number ?? null,
    lastNonce: sorted.at(-1)?.number ?? null,
    missing: missing.slice(0, FINDINGS_KEPT),
    missingCount,
    doubled: doubled.slice(0, FINDINGS_KEPT).map(placed),
    doubledCount: doubled.length,
    outOfOrder: late.slice(0, FINDINGS_KEPT).map(placed),
    outOfOrderCount: late.length,
  } satisfies Partial<SeedUse>;
}

/** Rows with a lower number than one of an earlier time; those of one moment may stand in any order. */
function againstTime(rows: readonly NumberedRow[]) {
  const found: NumberedRow[] = [];
  let [now, highest, highestNow] = [-Infinity, -Infinity, -Infinity];
  const timed = rows.filter((row): row is NumberedRow & { at: number } => row.at !== null);
  for (const row of timed.toSorted((a, b) => a.at - b.at)) {
    if (row.at > now) highest = highestNow;
    now = row.at;
    if (row.number < highest) found.push(row);
    highestNow = Math.max(highestNow, row.number);
  }
  return found;
}

export function seedSums(seeds: readonly SeedUse[], orders: readonly GameOrder[]): SeedSums {
  const waiting = seeds.filter(({ state }) => state === 'needs-seed');
  const ordered = [...seeds, ...orders];
  const sum = <T>(list: readonly T[], of: (item: T) => number) =>
    list.reduce((total, item) => total + of(item), 0);
  return {
    kept: seeds.filter(({ state }) => state === 'kept').length,
    broken: seeds.filter(({ state }) => state === 'broken').length,
    waiting: waiting.length,
    waitingRounds: sum(waiting, ({ rounds }) => rounds),
    numbered: sum(ordered, ({ firstNonce, rounds, ...order }) =>
      firstNonce === null || ('by' in order && order.by === 'game-number') ? 0 : rounds,
    ),
    missing: sum(ordered, ({ missingCount }) => missingCount),
    doubled: sum(ordered, ({ doubledCount }) => doubledCount),
    outOfOrder: sum(ordered, ({ outOfOrderCount }) => outOfOrderCount),
  };
}

const gameNumber = ({ play }: Round) => (play.game === 'crash' ? play.gameNumber : null);

/** Order of rounds that name no hash. A player skips games and may bet twice on one: that is no fault. */
export function orderWithoutHash(rounds: readonly Round[]): GameOrder[] {
  const ordered = rounds.filter(
    (round) => round.serverSeed !== undefined || gameNumber(round) !== null,
  );
  const keyOf = ({ operator, play, serverSeed }: Round) => `${operator} ${play.game} ${serverSeed}`;
  return [...Map.groupBy(ordered, keyOf).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const of = { operator: first.operator, game: gameOf(first), rounds: group.length };
    if (first.serverSeed !== undefined) return { ...of, by: 'nonce', ...nonceOrder(group) };
    const order = orderOf(numbered(group, gameNumber));
    return {
      ...of,
      by: 'game-number',
      ...order,
      missing: [],
      missingCount: 0,
      doubled: [],
      doubledCount: 0,
    };
  });
}
