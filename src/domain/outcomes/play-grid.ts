import type { PayTable } from './pay-table.ts';

/** A starting balance. The chances of all starts of a plan add up to one. */
export type Start = {
  balanceMinor: number;
  /** Bets still to be made from here. */
  bets: number;
  chance: number;
};

/** Part of a plan that determines the course of play. Amounts are in minor units of one currency. */
export type Play = {
  starts: readonly Start[];
  betMinor: number;
  table: PayTable;
  /** Balance below which play ends before all bets are made, as some terms have it; one bet ends it anyway. */
  endsBelowMinor?: number | undefined;
  /** Money that is added each time so many bets have been made; for plays with one start. */
  lumps?: Lumps | undefined;
};

export type Lumps = { everyBets: number; amountMinor: number };

/**
 * The cells of a play, in whole units of `1 / unitsPerMinor` of a minor unit.
 *
 * A cell stands for the balance that would be left if all bets still to be made were lost. A lost bet
 * therefore stays in its cell and a payout moves up by its gross return, so that a step is done in place,
 * and a cell has the balance `lowest + cell × step + bet × bets left`.
 */
export type PlayGrid = {
  unitsPerMinor: number;
  bet: number;
  lowest: number;
  step: number;
  /** Index of the highest cell; what moves beyond it leaves the grid. */
  last: number;
  /** Distances in cells that payouts move up by, ascending, without duplicates and without 0. */
  moves: readonly number[];
  /** Chance of each of these moves. */
  moveChances: readonly number[];
  /** Starts by their number of bets. */
  startsByBets: ReadonlyMap<number, readonly { cell: number; chance: number }[]>;
  mostBets: number;
  /** Least balance to go on. */
  floor: number;
  lumps: { everyBets: number; cells: number; amount: number } | null;
};

const MOST_DECIMALS = 6;

/** Decimals of a number, at most six; `null` if it has more. Floating-point error, as in 3 × 0.3, is ignored. */
export function decimalsOf(value: number): number | null {
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    const scaled = value * 10 ** decimals;
    const rest = Math.abs(scaled - Math.round(scaled));
    if (rest <= Math.min(1e-6, Math.abs(scaled) * 1e-12)) return decimals;
  }
  return null;
}

/** Decimals needed to write all of the numbers; `null` if one has more than six. */
function commonDecimals(values: readonly number[]): number | null {
  let most = 0;
  for (const value of values) {
    const decimals = decimalsOf(value);
    if (decimals === null) return null;
    most = Math.max(most, decimals);
  }
  return most;
}

/**
 * Grid of a play with a cell for every end at or below `upToMinor`; `null` where amounts or multiples have more
 * than six decimals, or sums exceed the exact integers.
 *
 * The step is the greatest common divisor of all payouts and distances between starts, not the bet: a game with
 * one payout needs only one cell for each number of wins.
 */
export function gridOf(play: Play, upToMinor: number): PlayGrid | null {
  const { starts, betMinor, table, lumps } = play;
  const floorMinor = Math.max(betMinor, play.endsBelowMinor ?? 0);
  const amounts = commonDecimals([
    betMinor,
    ...starts.map(({ balanceMinor }) => balanceMinor),
    lumps?.amountMinor ?? 0,
  ]);
  const multiples = commonDecimals(table.map(({ multiple }) => multiple));
  if (amounts === null || multiples === null) return null;
  const perMultiple = 10 ** multiples;
  const unitsPerMinor = 10 ** amounts * perMultiple;
  const bet = Math.round(betMinor * unitsPerMinor);
  const returns = table.map(({ multiple }) =>
    Math.round((bet / perMultiple) * Math.round(multiple * perMultiple)),
  );
  const floors = starts.map(
    ({ balanceMinor, bets }) => Math.round(balanceMinor * unitsPerMinor) - bets * bet,
  );
  const lowest = floors.reduce((low, floor) => Math.min(low, floor), Infinity);
  const highest = floors.reduce((high, floor) => Math.max(high, floor), -Infinity);
  const mostBets = starts.reduce((most, { bets }) => Math.max(most, bets), 0);
  const lump = Math.round((lumps?.amountMinor ?? 0) * unitsPerMinor);
  const reach =
    highest +
    mostBets * returns.reduce((most, one) => Math.max(most, one), 0) +
    lumpsUpTo(lumps, mostBets) * lump;
  // A balance above the grid must be at least one bet, so that play goes on.
  const top = Math.min(Math.ceil(Math.max(upToMinor, floorMinor) * unitsPerMinor), reach);
  if (![lowest, highest, top].every(Number.isSafeInteger)) return null;

  const step =
    [...returns, lump, ...floors.map((floor) => floor - lowest)].reduce(greatestDivisor, 0) || 1;
  return {
    unitsPerMinor,
    bet,
    lowest,
    step,
    last: Math.max(0, Math.floor((top - lowest) / step)),
    ...movesOf(table, returns, step),
    startsByBets: startsByBets(starts, (index) => ((floors[index] ?? 0) - lowest) / step),
    mostBets,
    floor: floorMinor * unitsPerMinor,
    lumps: lumps ? { everyBets: lumps.everyBets, cells: lump / step, amount: lump } : null,
  };
}

/** Lumps that so many bets earn. */
export const lumpsUpTo = (lumps: { everyBets: number } | null | undefined, bets: number): number =>
  lumps ? Math.floor(bets / lumps.everyBets) : 0;

function movesOf(table: PayTable, returns: readonly number[], step: number) {
  const chances = new Map<number, number>();
  table.forEach(({ chance }, index) => {
    const move = (returns[index] ?? 0) / step;
    if (move > 0 && chance > 0) chances.set(move, (chances.get(move) ?? 0) + chance);
  });
  const moves = [...chances.keys()].sort((one, other) => one - other);
  return { moves, moveChances: moves.map((move) => chances.get(move) ?? 0) };
}

function startsByBets(starts: readonly Start[], cellOf: (index: number) => number) {
  const byBets = new Map<number, { cell: number; chance: number }[]>();
  starts.forEach(({ bets, chance }, index) => {
    const group = byBets.get(bets) ?? [];
    byBets.set(bets, group);
    group.push({ cell: cellOf(index), chance });
  });
  return byBets;
}

function greatestDivisor(one: number, other: number): number {
  while (other !== 0) [one, other] = [other, one % other];
  return Math.abs(one);
}
