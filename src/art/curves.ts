import {
  compactNumbers,
  roundToTenth,
  roundToThousandth,
  roundToWhole,
  type Rounding,
} from './numbers.ts';

export const TAU = Math.PI * 2;

type Point = readonly [x: number, y: number];
/** A parametric curve: a point for each value of the parameter. */
export type Curve = (parameter: number) => Point;

type TraceOptions = { from?: number; to?: number; closed?: boolean; rounding?: Rounding };

/**
 * Path data of a parametric curve, as Hermite cubics written with the short `s` command.
 * Even parameter steps make each control point the mirror of the one before, which is exactly what
 * `s` assumes, so four numbers per segment are enough for a smooth curve.
 */
export function trace(curve: Curve, steps: number, options: TraceOptions = {}): string {
  const { from = 0, to = TAU, closed = true, rounding = roundToTenth } = options;
  const step = (to - from) / steps;
  const nudge = step / 200;
  const handleAt = (t: number): Point => {
    const [x0, y0] = curve(t - nudge);
    const [x1, y1] = curve(t + nudge);
    return [(((x1 - x0) / (2 * nudge)) * step) / 3, (((y1 - y0) / (2 * nudge)) * step) / 3];
  };
  const pointAt = (t: number): Point => {
    const [x, y] = curve(t);
    return [rounding(x), rounding(y)];
  };
  const print = (...values: number[]): string => compactNumbers(values.map(rounding));

  let [x, y] = pointAt(from);
  const [startX, startY] = handleAt(from);
  let path = `M${print(x, y)}`;
  for (let i = 1; i <= steps; i++) {
    const t = from + step * i;
    const [nextX, nextY] = pointAt(t);
    const [handleX, handleY] = handleAt(t);
    const tail = [nextX - handleX - x, nextY - handleY - y, nextX - x, nextY - y];
    path += i === 1 ? `c${print(startX, startY, ...tail)}` : `s${print(...tail)}`;
    [x, y] = [nextX, nextY];
  }
  return path + (closed ? 'z' : '');
}

/** `trace` with integer coordinates, for large drawings. */
export const traceWhole = (curve: Curve, steps: number, options: TraceOptions = {}): string =>
  trace(curve, steps, { ...options, rounding: roundToWhole });

/** A circle whose radius is modulated by a sine with `lobes` periods. */
export const ring =
  (radius: number, amplitude: number, lobes: number, phase = 0): Curve =>
  (t) => {
    const r = radius + amplitude * Math.sin(lobes * t + phase);
    return [r * Math.cos(t), r * Math.sin(t)];
  };

/** A sum of rotating arms. Speeds congruent to 1 (mod n) give a flower of n petals. */
export const flower =
  (arms: readonly (readonly [length: number, speed: number])[]): Curve =>
  (t) => {
    let x = 0;
    let y = 0;
    for (const [length, speed] of arms) {
      x += length * Math.cos(speed * t);
      y += length * Math.sin(speed * t);
    }
    return [x, y];
  };

/** Rotated copies of a path, in even shares of `spanDegrees`. The first is the path itself. */
export function spin(id: string, copies: number, spanDegrees: number): string {
  let markup = '';
  for (let i = 1; i < copies; i++) {
    const turn = roundToTenth((spanDegrees / copies) * i * 10) / 10;
    markup += `<use href="#${id}" transform="rotate(${turn})"/>`;
  }
  return markup;
}

/** Copy of a path, rotated and scaled about the origin. */
export const turnAndShrink = (id: string, turnDegrees: number, scale: number): string =>
  `<use href="#${id}" transform="rotate(${roundToTenth(turnDegrees)})scale(${roundToThousandth(scale)})"/>`;
