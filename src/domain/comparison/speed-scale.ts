/** Where the bars of withdrawal times end, in minutes: one day. */
const SPEED_SCALE_MINUTES = 24 * 60;

/** From here on a withdrawal is drawn as slow, in minutes. */
const SLOW_AFTER_MINUTES = 6 * 60;

/**
 * Length of the bar for a withdrawal time, as a fraction of the longest. It grows with the square
 * root of the time, so that ten minutes can still be told from an hour beside a day; what takes
 * longer than a day fills the scale.
 */
export function speedBarFraction(minutes: number): number {
  return Math.min(1, Math.sqrt(minutes / SPEED_SCALE_MINUTES));
}

/** Whether a withdrawal time is drawn as slow: more than six hours. */
export function isSlow(minutes: number): boolean {
  return minutes > SLOW_AFTER_MINUTES;
}
