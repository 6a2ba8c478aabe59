import { FINDINGS_KEPT } from '../findings-kept.ts';
import type { GameOrder, NumberOrder, SeedSums, SeedUse } from '../report.ts';
import type { Place, RevealedSeed, Round } from '../round.ts';
import { gameOf } from './tallies.ts';

type NumberedRow = Place & { nonce: number; at: number | null; game: string };

const first = (rows: readonly NumberedRow[]) =>
  rows.slice(0, FINDINGS_KEPT).map(({ file, row, nonce }) => ({ file, row, nonce }));

/**
 * Numbers of rounds that are missing, shared or lower than an earlier one. Rounds that one seed decides are numbered
 * by nonce.
 */
export function orderOf(
  rounds: readonly Round[],
  numberOf: (round: Round) => number | null = ({ nonce }) => nonce,
): NumberOrder {
  const rows = rounds.flatMap((round): NumberedRow | [] => {
    const { file, row, at } = round;
    const nonce = numberOf(round);
    return nonce === null ? [] : { file, row, at, nonce, game: gameOf(round) };
  });
  const sorted = rows.toSorted((a, b) => a.nonce - b.nonce || a.file - b.file || a.row - b.row);
  const missing: { from: number; to: number }[] = [];
  const shared: NumberedRow[] = [];
  let missingCount = 0;
  sorted.forEach((row, place) => {
    const before = sorted[place - 1]?.nonce;
    if (before === row.nonce) shared.push(row);
    if (before === undefined || row.nonce <= before + 1) return;
    missingCount += row.nonce - before - 1;
    missing.push({ from: before + 1, to: row.nonce - 1 });
  });
  const late = againstTime(rows);
  const ofGames = new Set(rows.map(({ game, nonce }) => `${game} ${nonce}`));
  return {
    firstNonce: sorted[0]?.nonce ?? null,
    lastNonce: sorted.at(-1)?.nonce ?? null,
    missing: missing.slice(0, FINDINGS_KEPT),
    missingCount,
    shared: first(shared),
    sharedCount: shared.length,
    isPerGame: shared.length > 0 && ofGames.size === rows.length,
    outOfOrder: first(late),
    outOfOrderCount: late.length,
  };
}

/** Rows with a lower number than one of an earlier time; those of one moment may stand in any order. */
function againstTime(rows: readonly NumberedRow[]) {
  const found: NumberedRow[] = [];
  let [now, highest, highestNow] = [-Infinity, -Infinity, -Infinity];
  const timed = rows.filter((row): row is NumberedRow & { at: number } => row.at !== null);
  for (const row of timed.toSorted((a, b) => a.at - b.at)) {
    if (row.at > now) highest = highestNow;
    now = row.at;
    if (row.nonce < highest) found.push(row);
    highestNow = Math.max(highestNow, row.nonce);
  }
  return found;
}

/** Numbers of seeds by state, and of rounds that are numbered, missing or share a number. */
export function seedSums(
  seeds: readonly SeedUse[],
  orders: readonly GameOrder[],
  leftOver: readonly RevealedSeed[],
): SeedSums {
  const waiting = seeds.filter(({ state }) => state === 'needs-seed');
  const ordered = [...seeds, ...orders];
  const sum = <T>(list: readonly T[], of: (item: T) => number) =>
    list.reduce((total, item) => total + of(item), 0);
  return {
    kept: seeds.filter(({ state }) => state === 'kept').length,
    broken: seeds.filter(({ state }) => state === 'broken').length,
    waiting: waiting.length,
    waitingRounds: sum(waiting, ({ judgeable }) => judgeable),
    leftOver: leftOver.filter(({ from }) => from === 'history').length,
    otherClientSeed: sum(seeds, ({ otherClientSeed }) => otherClientSeed),
    numbered: sum(ordered, ({ firstNonce, rounds, ...order }) =>
      firstNonce === null || ('by' in order && order.by === 'game-number') ? 0 : rounds,
    ),
    missing: sum(ordered, ({ missingCount }) => missingCount),
    shared: sum(ordered, ({ sharedCount }) => sharedCount),
    isPerGame: ordered.every(({ sharedCount, isPerGame }) => sharedCount === 0 || isPerGame),
    outOfOrder: sum(ordered, ({ outOfOrderCount }) => outOfOrderCount),
  };
}

const gameNumber = ({ play }: Round) => (play.game === 'crash' ? play.gameNumber : null);

/** Order of rounds that name no hash. A player skips games and may bet twice on one: that is no fault. */
export function orderWithoutHash(rounds: readonly Round[]): GameOrder[] {
  const ordered = rounds.filter(
    (round) => round.serverSeed !== undefined || gameNumber(round) !== null,
  );
  const keyOf = (round: Round) => `${round.operator} ${gameOf(round)} ${round.serverSeed}`;
  return [...Map.groupBy(ordered, keyOf).values()].flatMap((group) => {
    const [one] = group;
    if (one === undefined) return [];
    const of = { operator: one.operator, game: gameOf(one), rounds: group.length };
    if (one.serverSeed !== undefined) return { ...of, by: 'nonce', ...orderOf(group) };
    const whole = { missing: [], missingCount: 0, shared: [], sharedCount: 0, isPerGame: false };
    return { ...of, by: 'game-number', ...orderOf(group, gameNumber), ...whole };
  });
}

/** More seeds than a reader reveals by hand; in crash every round has its own. */
const SEEDS_SHOWN = 24;

const RANK = { broken: 0, 'needs-seed': 1, kept: 2 };

/** Those that need something first, with the most rounds. */
export const seedsToShow = (seeds: readonly SeedUse[]): readonly SeedUse[] =>
  seeds
    .toSorted((one, other) => RANK[one.state] - RANK[other.state] || other.rounds - one.rounds)
    .slice(0, SEEDS_SHOWN);
