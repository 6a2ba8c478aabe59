import type { StepTimes } from './step-times.ts';

/** Steps one after another. */
export type Lane = readonly string[];
/** Lanes that run side by side; the stage is over when all of them are. */
export type Stage = readonly Lane[];

/** What is over, and since how many seconds each step that is not has been running. */
export type Standing = { over: ReadonlySet<string>; running: ReadonlyMap<string, number> };

/**
 * Seconds until all stages are over, if each step takes as long as the last time; `null` where it is not
 * known of a step that is still to come. A step that already took longer counts as about to end.
 */
export function secondsLeft(
  stages: readonly Stage[],
  last: StepTimes,
  { over, running }: Standing,
): number | null {
  let sum = 0;
  for (const stage of stages) {
    const lanes = stage.map((lane) => {
      const left = lane.filter((step) => !over.has(step));
      if (left.some((step) => last[step] === undefined)) return null;
      return left.reduce(
        (seconds, step) => seconds + Math.max(0, (last[step] ?? 0) - (running.get(step) ?? 0)),
        0,
      );
    });
    const known = lanes.filter((lane) => lane !== null);
    if (known.length < lanes.length) return null;
    sum += Math.max(0, ...known);
  }
  return sum;
}

/** As said at the end of a line; nothing where it is not known. */
export function describeTimeLeft(seconds: number | null): string {
  if (seconds === null) return '';
  if (seconds < 1) return ', nearly done';
  if (seconds < 90) return `, about ${Math.ceil(seconds)} s left`;
  return `, about ${Math.round(seconds / 60)} min left`;
}
