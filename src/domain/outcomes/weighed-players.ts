/** Players of a hundred on the home page's balance, by what became of them. They add up to 100. */
export type WeighedPlayers = { lost: number; less: number; more: number };

/** Chips of a group that lie on each other. */
export type WeighedStack = {
  group: keyof WeighedPlayers;
  /** From the pivot to the middle of the stack, in units of the drawing: always whole cells. */
  x: number;
  chips: number;
};

export type WeighedChip = {
  group: keyof WeighedPlayers;
  /** From the pivot to its middle, and up from the upper edge of the beam where negative. */
  x: number;
  y: number;
};

/** The room of one chip: they lie in a grid, with one column over the pivot. */
export const CHIP_CELL = { width: 37, height: 10.2 };

/** Stacks fill an arm from its end, so that weight reads as leverage too. */
const STACK = { chips: 15, cellsFromPivot: 7 };

/** The beam tilts by so much for each player more on one arm, up to a most. */
const TILT = { perPlayerDegrees: 0.1, mostDegrees: 7 };

/** The arm that a group lies on: left, over the pivot, right. */
const SIDES = { lost: -1, less: 0, more: 1 } as const;

/**
 * The stacks that a hundred players make: first of those who lost everything, then of those who leave with
 * less, then of those with more. Throws a RangeError unless the players are whole numbers that add to 100.
 */
export function weighedStacks(players: WeighedPlayers): WeighedStack[] {
  const groups = ['lost', 'less', 'more'] as const;
  const counts = groups.map((group) => players[group]);
  const isWhole = counts.every((count) => Number.isInteger(count) && count >= 0);
  if (!isWhole || counts.reduce((sum, count) => sum + count, 0) !== 100) {
    throw new RangeError(`Expected a hundred players to weigh, found ${counts.join(', ')}`);
  }
  return groups.flatMap((group) =>
    Array.from({ length: Math.ceil(players[group] / STACK.chips) }, (_, stack) => ({
      group,
      x: CHIP_CELL.width * (SIDES[group] === 0 ? overPivot(stack) : SIDES[group] * onArm(stack)),
      chips: Math.min(STACK.chips, players[group] - stack * STACK.chips),
    })),
  );
}

/** Where the chip of each player lies, stack by stack from the beam up. Throws as `weighedStacks` does. */
export const weighedChips = (players: WeighedPlayers): WeighedChip[] =>
  weighedStacks(players).flatMap(({ group, x, chips }) =>
    Array.from({ length: chips }, (_, level) => ({
      group,
      x,
      y: -(level + 1) * CHIP_CELL.height,
    })),
  );

const onArm = (stack: number) => STACK.cellsFromPivot - stack;

/** Over the pivot, then beside it by turns: 0, 1, −1, 2, … cells from it. */
const overPivot = (stack: number) => Math.ceil(stack / 2) * (stack % 2 === 1 ? 1 : -1);

/** Degrees by which the beam is turned clockwise: to the arm with more players. */
export function beamTiltDegrees({ lost, more }: WeighedPlayers): number {
  // In tenths of a degree, which whole players come to.
  const wanted = (more - lost) * TILT.perPlayerDegrees;
  const tilt = Math.max(-TILT.mostDegrees, Math.min(TILT.mostDegrees, wanted));
  return Math.round(tilt * 10) / 10;
}
