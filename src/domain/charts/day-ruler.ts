import { addDays, daysBetween } from '../dates/days.ts';
import { toTenth } from './plot.ts';

/** Days before the first mark of a stretch, and after its last. */
const MARGIN = 3;
/** Days without a mark from which the ruler is broken. */
const LONGEST_GAP = 45;
/** Room of a break, in thousandths of the ruler. */
const BREAK = 50;
const LENGTH = 1000;

type Tick = { at: number; length: 'day' | 'week' | 'month' };

/** Places on a ruler of days, in thousandths of its length. */
export type DayRuler = {
  ticks: readonly Tick[];
  /** Firsts of a month, and the first day of each stretch, by ISO date. */
  months: readonly { at: number; day: string }[];
  stretches: readonly { from: number; to: number }[];
  placeOf: (day: string) => number;
};

/**
 * Ruler through ISO dates, to one scale. It is broken where nothing happens for long. A tick stands for a day, a
 * longer one for each week from `zero`, the longest for the first of a month.
 * @param least Days that it shows at least.
 */
export function dayRuler(days: readonly string[], zero: string, least = 0): DayRuler {
  const marks = [...new Set([zero, ...days].map((day) => daysBetween(zero, day)))];
  const spans = stretchesOf(marks.toSorted((a, b) => a - b));
  const last = spans.at(-1);
  const total = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  if (last !== undefined && total < least) last.to += least - total;
  const scale = (LENGTH - BREAK * (spans.length - 1)) / Math.max(total, least);
  let room = 0;
  const placed = spans.map(({ from, to }) => {
    const start = room;
    room += (to - from) * scale + BREAK;
    return { from, to, start };
  });
  const at = (number: number) => {
    const span = placed.findLast(({ from }) => from <= number) ?? { from: number, start: 0 };
    return toTenth(span.start + (number - span.from) * scale);
  };
  const numbers = placed.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );
  const named = numbers.map((number) => ({ number, day: addDays(zero, number) }));
  const isFirst = (day: string) => day.endsWith('-01');
  return {
    ticks: named.map(({ number, day }) => ({
      at: at(number),
      length: isFirst(day) ? 'month' : number % 7 === 0 ? 'week' : 'day',
    })),
    months: named
      .filter(({ number, day }) => isFirst(day) || placed.some(({ from }) => from === number))
      .map(({ number, day }) => ({ at: at(number), day })),
    stretches: placed.map(({ from, to }) => ({ from: at(from), to: at(to) })),
    placeOf: (day) => at(daysBetween(zero, day)),
  };
}

/** Runs of marks that are not far apart, with their margins. */
function stretchesOf(sorted: readonly number[]): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (const mark of sorted) {
    const span = spans.at(-1);
    if (span !== undefined && mark - span.to <= LONGEST_GAP) span.to = mark + MARGIN;
    else spans.push({ from: mark - MARGIN, to: mark + MARGIN });
  }
  return spans;
}
