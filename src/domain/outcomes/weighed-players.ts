/** Players of a hundred on the home page's balance, by result. They add up to 100. */
export type WeighedPlayers = { lost: number; less: number; more: number };

/** Stack of chips of one group. */
export type WeighedStack = {
  group: keyof WeighedPlayers;
  /** Middle of the stack, from the pivot, in units of the drawing: always whole cells. */
  x: number;
  chips: number;
};

export type WeighedChip = {
  group: keyof WeighedPlayers;
  /** Middle of the chip from the pivot; `y` from the upper edge of the beam, negative upwards. */
  x: number;
  y: number;
};

/** Grid cell of one chip; one column is over the pivot. */
export const CHIP_CELL = { width: 37, height: 10.2 };

/** Stacks fill an arm from its end, so that the lever shows the weight too. */
const STACK = { chips: 15, cellsFromPivot: 7 };

/** Tilt of the beam per additional player on one arm, and its limit. */
const TILT = { perPlayerDegrees: 0.1, mostDegrees: 7 };

/** Side of each group: left, over the pivot, right. */
const SIDES = { lost: -1, less: 0, more: 1 } as const;

/**
 * Stacks of a hundred players: first `lost`, then `less`, then `more`. Throws a RangeError unless the players are
 * integers that add up to 100.
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

/** Position of each player's chip, stack by stack from the beam up. Throws as `weighedStacks` does. */
export const weighedChips = (players: WeighedPlayers): WeighedChip[] =>
  weighedStacks(players).flatMap(({ group, x, chips }) =>
    Array.from({ length: chips }, (_, level) => ({
      group,
      x,
      y: -(level + 1) * CHIP_CELL.height,
    })),
  );

const onArm = (stack: number) => STACK.cellsFromPivot - stack;

/** Alternating sides of the pivot: 0, 1, −1, 2, … cells from it. */
const overPivot = (stack: number) => Math.ceil(stack / 2) * (stack % 2 === 1 ? 1 : -1);

/** Clockwise tilt of the beam in degrees: to the arm with more players. */
export function beamTiltDegrees({ lost, more }: WeighedPlayers): number {
  // Rounded to tenths of a degree, against floating-point error.
  const wanted = (more - lost) * TILT.perPlayerDegrees;
  const tilt = Math.max(-TILT.mostDegrees, Math.min(TILT.mostDegrees, wanted));
  return Math.round(tilt * 10) / 10;
}
