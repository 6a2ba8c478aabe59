import { type Curve, TAU, trace } from './curves.ts';
import type { Random } from './random.ts';

/**
 * Exact vertical period in pixels, so that PNG stores one period and refers back to it: the row above must lie
 * within the 32 kB window of deflate.
 */
const REPEAT = 21;

/** Sideways deflection of a line, at a phase of its wave from 0 to a whole turn. */
type Swing = (turn: number) => number;
type Ribbon = { id: string; centre: number; lines: number; swing: Swing };

/** Whole pixels, so that each period is rounded alike. */
const STEP = REPEAT / 3;

/** Copies of one wave, each a period below the other. */
function ribbon({ id, centre, lines, swing }: Ribbon, height: number): string {
  const wave = lines * REPEAT;
  const end = Math.ceil(height / wave) * wave;
  const curve: Curve = (y) => [centre + swing((y / wave) * TAU), y];
  const line = trace(curve, (end + wave) / STEP, { from: -wave, to: end, closed: false });
  let markup = `<path id="${id}" d="${line}"/>`;
  for (let i = 1; i < lines; i += 1) markup += `<use href="#${id}" y="${i * REPEAT}"/>`;
  return markup;
}

/** A sine with a second one added, together as wide as `reach`. */
const wavering =
  (reach: number, share: number, speed: number): Swing =>
  (turn) =>
    reach * ((1 - share) * Math.sin(turn) + share * Math.sin(speed * turn));

/** Positions of the ribbons from the middle: the broad one, a pair beside it, and a narrow pair. */
const BROAD = 96;
const PAIR = { centre: 158, reach: 44 };
const NARROW = { centre: 234, reach: 14 };

/** Half of the width. */
export const LATHE_REACH = NARROW.centre + NARROW.reach;

/**
 * Straight lathe work, as beside the rosette on banknotes: five ribbons of woven lines from top to bottom,
 * symmetric about x = 0. Strokes come from the parent element.
 */
export function latheWork(random: Random, id: string, height: number): string {
  const broad = wavering(BROAD, random.between(0.14, 0.26), random.pick([2, 3]));
  const pair = wavering(PAIR.reach, random.between(0.1, 0.24), random.pick([2, 3, 4]));
  const narrow = wavering(NARROW.reach, 0, 1);
  const [many, some, few] = [
    2 * random.integer(5, 7),
    2 * random.integer(3, 5),
    random.integer(2, 4),
  ];
  const pairOf = (name: string, centre: number, lines: number, swing: Swing) =>
    [-1, 1]
      .map((side) => ({ id: `${id}${name}${side}`, centre: side * centre, lines, side }))
      .map(({ side, ...one }) => ribbon({ ...one, swing: (turn) => side * swing(turn) }, height))
      .join('');
  return (
    ribbon({ id: `${id}m`, centre: 0, lines: many, swing: broad }, height) +
    pairOf('p', PAIR.centre, some, pair) +
    pairOf('n', NARROW.centre, few, narrow)
  );
}
