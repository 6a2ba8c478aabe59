import {
  type Axis,
  type Frame,
  horizontalRange,
  placeOn,
  type Point,
  toTenth,
  verticalRange,
} from './plot.ts';

/** A line of points in rising order of x, in the units of the two axes. */
export type Curve = { x: Axis; y: Axis; points: readonly Point[] };

/** A hairline of the shading: from the base of the plot up to `top`. */
type HatchLine = { x: number; top: number };

/** The curve's points as places of the drawing. */
export function placeCurve(curve: Curve, frame: Frame): Point[] {
  return curve.points.map((point) => placePoint(curve, point, frame));
}

/** One point of the curve's plane as a place of the drawing. */
export function placePoint({ x, y }: Pick<Curve, 'x' | 'y'>, point: Point, frame: Frame): Point {
  return {
    x: toTenth(placeOn(x, point.x, horizontalRange(frame))),
    y: toTenth(placeOn(y, point.y, verticalRange(frame))),
  };
}

/**
 * Points of an axis so far apart that a curve through them looks smooth: `count` equal steps of its
 * scale, both ends included.
 */
export function sampleAxis({ scale, from, to }: Axis, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, step) => {
    const share = step / count;
    return scale === 'log' ? from * (to / from) ** share : from + share * (to - from);
  });
}

/**
 * Vertical hairlines below a placed curve, `gap` apart from its first place on. A line shorter than
 * 1 is left out: it would be a speck on the base.
 */
export function hatchBelow(placed: readonly Point[], gap: number, baseline: number): HatchLine[] {
  const [first, last] = [placed[0], placed.at(-1)];
  if (first === undefined || last === undefined) return [];
  const lines: HatchLine[] = [];
  let segment = 1;
  for (let x = first.x + gap / 2; x <= last.x; x += gap) {
    while ((placed[segment]?.x ?? Infinity) < x) segment += 1;
    const [before, after] = [placed[segment - 1], placed[segment]];
    if (before === undefined || after === undefined) break;
    const share = (x - before.x) / (after.x - before.x);
    const top = before.y + share * (after.y - before.y);
    if (baseline - top >= 1) lines.push({ x: toTenth(x), top: toTenth(top) });
  }
  return lines;
}
