/** What a step of the working shows; the page has the words for each. */
export const STEP_IDS = [
  'revealed',
  'sha256',
  'shown-hash',
  'hmac-key',
  'hmac-message',
  'hmac',
  'bytes',
  'float',
  'roll',
  'multiplier',
  'pocket',
  'direction',
  'path',
  'bucket',
  'tile',
  'drawn-number',
  'leading-hex-digits',
  'leading-integer',
  'fraction',
  'factor',
  'crash-point',
] as const;
export type StepId = (typeof STEP_IDS)[number];

/** One line of the working: a value and, where several lines share an id, its place from 0. */
export type Step = { id: StepId; value: string; position?: number };

export type Verdict = 'matches' | 'does-not-match';

/** A result worked out from its seeds, with everything that was computed on the way. */
export type Recomputed = {
  /**
   * The result in each form in which a site may show it, the fullest first. Decimals have two places
   * ("1.70"), numbers of a draw stand in rising order ("13, 16, 22"), a path is of L and R.
   */
  results: readonly [string, ...string[]];
  steps: readonly Step[];
};

/** Hundredths as a number with two decimals: 170 is "1.70". Throws unless whole and not negative. */
export function twoDecimals(hundredths: number): string {
  if (!Number.isSafeInteger(hundredths) || hundredths < 0) {
    throw new RangeError(`Expected whole hundredths, found ${hundredths}`);
  }
  return (hundredths / 100).toFixed(2);
}
