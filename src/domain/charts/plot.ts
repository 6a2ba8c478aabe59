export type Point = { x: number; y: number };

/** Values from one end of an axis to the other; `log` gives equal room to equal ratios. */
export type Axis = { scale: 'linear' | 'log'; from: number; to: number };

/** A drawing's size and the room around its plot, in the units of the drawing. */
export type Frame = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/**
 * Maps a value of an axis to the range of a drawing.
 * Throws if the axis has no length, or if a log axis or its value is not above 0.
 */
export function placeOn(
  { scale, from, to }: Axis,
  value: number,
  [start, end]: readonly [number, number],
): number {
  if (from === to) throw new RangeError(`Expected an axis with two ends, found ${from} twice`);
  if (scale === 'log' && !(from > 0 && to > 0 && value > 0)) {
    throw new RangeError(`Expected values above 0 on a log axis, found ${from}, ${to}, ${value}`);
  }
  const measure = scale === 'log' ? Math.log : (plain: number) => plain;
  const share = (measure(value) - measure(from)) / (measure(to) - measure(from));
  return start + share * (end - start);
}

/** Left and right end of the plot in its frame, for `placeOn`. */
export function horizontalRange({ width, left, right }: Frame): [number, number] {
  return [left, width - right];
}

/** Lower and upper end of the plot in its frame: values grow upwards, drawings downwards. */
export function verticalRange({ height, top, bottom }: Frame): [number, number] {
  return [height - bottom, top];
}

/** A number of a drawing to a tenth of its unit, which is finer than a screen shows. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Round numbers from one end of a linear axis to the other, two to six of them. */
export function roundTicks({ from, to }: Axis): number[] {
  const least = (to - from) / 5;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5].find((times) => times * power >= least) ?? 10);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  // Ten digits: a multiple of 0.1 is not exact.
  return Array.from({ length: count }, (_, place) =>
    Number(((first + place) * step).toPrecision(10)),
  );
}
