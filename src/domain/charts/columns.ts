import { type Frame, horizontalRange, toTenth, verticalRange } from './plot.ts';

export type Column = { x: number; middle: number; top: number; width: number; height: number };

/**
 * Upright bars side by side that fill a frame, with a gap between them that is a share of each place.
 * Heights are in proportion to the values; `highest` reaches the top of the plot. What is above 0
 * stays visible: no such bar is lower than 1. Throws if `highest` is not above 0.
 */
export function placeColumns(
  values: readonly number[],
  { frame, highest, gapShare }: { frame: Frame; highest: number; gapShare: number },
): Column[] {
  if (!(highest > 0)) throw new RangeError(`Expected a highest value above 0, found ${highest}`);
  const [start, end] = horizontalRange(frame);
  const [base, top] = verticalRange(frame);
  const place = (end - start) / values.length;
  const width = place * (1 - gapShare);
  return values.map((value, index) => {
    const height = value > 0 ? Math.max(1, ((base - top) * value) / highest) : 0;
    const middle = start + place * (index + 0.5);
    return {
      x: toTenth(middle - width / 2),
      middle: toTenth(middle),
      top: toTenth(base - height),
      width: toTenth(width),
      height: toTenth(height),
    };
  });
}

/** Height by which a neighbouring bar may reach into a label without touching its words. */
const ROOM_ABOVE = 6;

/** True if a label of that width above a bar is clear of the bars on both sides. */
export function hasClearTop(
  columns: readonly Column[],
  index: number,
  wordsWidth: number,
): boolean {
  const column = columns[index];
  if (column === undefined) return false;
  return [columns[index - 1], columns[index + 1]].every(
    (neighbour) =>
      neighbour === undefined ||
      Math.abs(neighbour.middle - column.middle) - neighbour.width / 2 >= wordsWidth / 2 ||
      neighbour.top >= column.top - ROOM_ABOVE,
  );
}

/** Each value's share of the largest, from 0 to 1; all 0 where none is above 0. */
export function sharesOfLargest(values: readonly number[]): number[] {
  const largest = Math.max(0, ...values);
  return values.map((value) => (largest === 0 ? 0 : Math.max(0, value) / largest));
}
