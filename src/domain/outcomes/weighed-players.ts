/** Players of a hundred on the home page's balance, by what became of them. They add up to 100. */
export type WeighedPlayers = { lost: number; less: number; more: number };

export type WeighedChip = {
  group: keyof WeighedPlayers;
  /** Which of the group's faces it shows, so that chips on each other do not look alike. */
  face: number;
  /** From the pivot, and up from the upper edge of the beam where negative, in units of the drawing. */
  x: number;
  y: number;
};

/** Faces that a group's chips show by turns. */
export const CHIP_FACES = 3;

/** Stacks fill an arm from its end, so that weight reads as leverage too. */
const STACK = { chips: 15, apart: 37, fromPivot: 256 };
const CHIP_PITCH = 10.2;

/** The beam tilts by so much for each player more on one arm, up to a most. */
const TILT = { perPlayerDegrees: 0.1, mostDegrees: 7 };

/** The arm that a group lies on: left, over the pivot, right. */
const SIDES = { lost: -1, less: 0, more: 1 } as const;

/**
 * Where the chip of each player lies: first those who lost everything, then those who leave with less,
 * then those with more. Throws a RangeError unless the players are whole numbers that add to 100.
 */
export function weighedChips(players: WeighedPlayers): WeighedChip[] {
  const groups = ['lost', 'less', 'more'] as const;
  const counts = groups.map((group) => players[group]);
  const isWhole = counts.every((count) => Number.isInteger(count) && count >= 0);
  if (!isWhole || counts.reduce((sum, count) => sum + count, 0) !== 100) {
    throw new RangeError(`Expected a hundred players to weigh, found ${counts.join(', ')}`);
  }
  return groups.flatMap((group) =>
    Array.from({ length: players[group] }, (_, index) => {
      const [stack, level] = [Math.floor(index / STACK.chips), index % STACK.chips];
      return {
        group,
        face: index % CHIP_FACES,
        x: SIDES[group] === 0 ? pivotStack(stack) : SIDES[group] * armStack(stack),
        y: -(level + 1) * CHIP_PITCH,
      };
    }),
  );
}

const armStack = (stack: number) => STACK.fromPivot - stack * STACK.apart;

/** Over the pivot, then beside it by turns: 0, 1, −1, 2, … places from it. */
const pivotStack = (stack: number) =>
  Math.ceil(stack / 2) * STACK.apart * (stack % 2 === 1 ? 1 : -1);

/** Degrees by which the beam is turned clockwise: to the arm with more players. */
export function beamTiltDegrees({ lost, more }: WeighedPlayers): number {
  // In tenths of a degree, which whole players come to.
  const wanted = (more - lost) * TILT.perPlayerDegrees;
  const tilt = Math.max(-TILT.mostDegrees, Math.min(TILT.mostDegrees, wanted));
  return Math.round(tilt * 10) / 10;
}
