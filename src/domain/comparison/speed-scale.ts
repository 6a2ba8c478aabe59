/** Full length of the bars of withdrawal times, in minutes: one day. */
const SPEED_SCALE_MINUTES = 24 * 60;

/** Longest withdrawal time that is not drawn as slow, in minutes. */
const SLOW_AFTER_MINUTES = 6 * 60;

/**
 * Bar length for a withdrawal time, as a fraction of the longest. Square-root scale, so that ten minutes and an
 * hour can be told apart beside a day; longer times fill the bar.
 */
export function speedBarFraction(minutes: number): number {
  return Math.min(1, Math.sqrt(minutes / SPEED_SCALE_MINUTES));
}

export function isSlow(minutes: number): boolean {
  return minutes > SLOW_AFTER_MINUTES;
}
