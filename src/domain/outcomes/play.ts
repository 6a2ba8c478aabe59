import { gatherOneBet } from './gather.ts';
import { lumpsUpTo, type PlayGrid } from './play-grid.ts';
import { highestCell, lowestCell } from './cells-in-use.ts';

/** One end of play. Amounts are in minor units and may be fractional. */
type End = {
  balanceMinor: number;
  /** Bets left when the balance fell below one bet; 0 where all were made. */
  betsLeft: number;
  chance: number;
};

export type Ends = {
  /** Ends with a balance on the grid. */
  ends: readonly End[];
  /** Plays that end above the grid, all bets made: their chance, and Σ chance × balance. */
  above: { chance: number; balanceSumMinor: number };
  /** Bets made on average. */
  averageBets: number;
};

/** Multiplications between two progress reports: some milliseconds. */
const WORK_PER_REPORT = 2_000_000;

/** Chances below this are dropped: even a billion of them are below the rounding error of the others. */
const VANISHING = 1e-25;

/** State of play between two bets. */
type Board = {
  grid: PlayGrid;
  /** Chance of each cell. Cells below `low` have been emptied, those above `top` have not been reached. */
  cells: Float64Array;
  low: number;
  top: number;
  /** Highest cell in use; plays that move above it leave the grid. It rises as bets are made. */
  last: number;
  /** Chance that play is not over. */
  underway: number;
  ends: End[];
  above: { chance: number; balanceSum: number };
};

/**
 * Chances of all ends of flat bets that go on until all are made or the balance is below one bet.
 *
 * Dynamic programming over (balance, bets left): the chance of each balance is carried from bet to bet.
 * A balance that stays above the grid even with the largest possible loss leaves it with its mean, which is
 * exact: balance − edge × bets left, since it cannot fall below one bet. Yields the finished share of the bets
 * every few milliseconds, so that a caller can show progress or stop.
 * Source: facts on the outcome of bonuses, "Method".
 */
export function* playSteps(grid: PlayGrid): Generator<number, Ends> {
  const board: Board = {
    grid,
    cells: new Float64Array(grid.last + 1),
    low: 0,
    top: -1,
    last: 0,
    underway: 0,
    ends: [],
    above: { chance: 0, balanceSum: 0 },
  };
  const rtpFraction = rtpOnGrid(grid);
  const payouts = {
    moves: Int32Array.from(grid.moves),
    chances: Float64Array.from(grid.moveChances),
  };
  const loseChance = Math.max(0, 1 - payouts.chances.reduce((sum, chance) => sum + chance, 0));
  const farthest = payouts.moves.at(-1) ?? 0;
  const lastWith = highestCell(grid);
  board.last = lastWith(grid.mostBets);
  let averageBets = 0;
  let work = 0;
  for (let betsLeft = grid.mostBets; betsLeft > 0; betsLeft -= 1) {
    enterStarts(board, betsLeft, rtpFraction);
    addLump(board, betsLeft);
    takeEnds(board, lowestCell(grid, betsLeft), betsLeft);
    averageBets += board.underway;
    board.last = Math.max(board.last, lastWith(betsLeft - 1));
    leaveGrid(board, betsLeft, rtpFraction);
    if (board.top >= board.low) {
      board.top = Math.min(board.last, board.top + farthest);
      gatherOneBet(board.cells, board, payouts, loseChance);
      leaveOutEmpty(board);
    }
    work += (board.top - board.low + 1) * (grid.moves.length + 1);
    if (work >= WORK_PER_REPORT) {
      yield 1 - (betsLeft - 1) / grid.mostBets;
      work = 0;
    }
  }
  enterStarts(board, 0, rtpFraction);
  addLump(board, 0);
  takeEnds(board, board.top + 1, 0);
  const { chance, balanceSum } = board.above;
  return {
    ends: board.ends,
    above: { chance, balanceSumMinor: balanceSum / grid.unitsPerMinor },
    averageBets,
  };
}

function rtpOnGrid({ moves, moveChances, step, bet }: PlayGrid): number {
  return (
    moves.reduce((sum, move, index) => sum + (moveChances[index] ?? 0) * move, 0) * (step / bet)
  );
}

/** Adds the plays that start with so many bets. */
function enterStarts(board: Board, betsLeft: number, rtpFraction: number): void {
  const { grid, cells, above } = board;
  for (const { cell, chance } of grid.startsByBets.get(betsLeft) ?? []) {
    board.underway += chance;
    if (cell <= board.last) {
      cells[cell] = (cells[cell] ?? 0) + chance;
      board.top = Math.max(board.top, cell);
      board.low = Math.min(board.low, cell);
    } else {
      above.chance += chance;
      const floor = grid.lowest + cell * grid.step + lumpsToCome(grid, betsLeft);
      above.balanceSum += chance * (floor + betsLeft * grid.bet * rtpFraction);
    }
  }
}

/** Lumps still to come with so many bets left, in units of the grid. */
const lumpsToCome = ({ lumps, mostBets }: PlayGrid, betsLeft: number) =>
  lumps === null
    ? 0
    : (lumpsUpTo(lumps, mostBets) - lumpsUpTo(lumps, mostBets - betsLeft)) * lumps.amount;

/** Moves all plays up by a lump that is due; those above the grid were counted with it when they left. */
function addLump(board: Board, betsLeft: number): void {
  const { cells, grid, above } = board;
  const { lumps, mostBets, step } = grid;
  const made = mostBets - betsLeft;
  if (lumps === null || made === 0 || made % lumps.everyBets !== 0) return;
  if (board.top < board.low) return;
  const highest = Math.min(board.last, board.top + lumps.cells);
  for (let cell = board.top; cell > highest - lumps.cells && cell >= board.low; cell -= 1) {
    const chance = cells[cell] ?? 0;
    above.chance += chance;
    const balance = grid.lowest + cell * step + lumps.amount + lumpsToCome(grid, betsLeft);
    above.balanceSum += chance * (balance + betsLeft * grid.bet * rtpOnGrid(grid));
    cells[cell] = 0;
  }
  const top = Math.min(board.top, highest - lumps.cells);
  cells.copyWithin(board.low + lumps.cells, board.low, top + 1);
  cells.fill(0, board.low, Math.min(board.low + lumps.cells, top + 1));
  board.low += lumps.cells;
  board.top = highest;
}

/** Narrows the range of cells to those with a chance. */
function leaveOutEmpty(board: Board): void {
  const { cells } = board;
  while (board.low <= board.top && cells[board.low] === 0) board.low += 1;
  while (board.low <= board.top && (cells[board.top] ?? 0) < VANISHING) {
    cells[board.top] = 0;
    board.top -= 1;
  }
}

/** Removes the cells with a balance below one bet, where play is over. */
function takeEnds(board: Board, end: number, betsLeft: number): void {
  const { grid, cells, ends } = board;
  for (let cell = board.low; cell < end && cell <= board.top; cell += 1) {
    const chance = cells[cell] ?? 0;
    cells[cell] = 0;
    if (chance === 0) continue;
    const balance = grid.lowest + cell * grid.step + betsLeft * grid.bet;
    ends.push({ balanceMinor: balance / grid.unitsPerMinor, betsLeft, chance });
    board.underway -= chance;
  }
  board.low = Math.max(board.low, end);
}

/** Counts the plays that the next bet moves above the grid, with their mean final balance. */
function leaveGrid(board: Board, betsLeft: number, rtpFraction: number): void {
  const { grid, cells, low, top, last, above } = board;
  const { moves, moveChances, lowest, step, bet } = grid;
  const averageReturn = (betsLeft - 1) * bet * rtpFraction + lumpsToCome(grid, betsLeft);
  let cell = top;
  let chances = 0;
  let cellSum = 0;
  for (let index = 0; index < moves.length; index += 1) {
    const move = moves[index] ?? 0;
    const end = Math.max(low, last - move + 1);
    for (; cell >= end; cell -= 1) {
      const chance = cells[cell] ?? 0;
      chances += chance;
      cellSum += chance * cell;
    }
    const moveChance = moveChances[index] ?? 0;
    above.chance += moveChance * chances;
    above.balanceSum +=
      moveChance * (chances * (lowest + averageReturn) + (cellSum + chances * move) * step);
  }
}
