/** One line of the working: what it is, and its value. */
export type Step = { label: string; value: string };

/** What the lines of an HMAC are called. */
export const HMAC_LABELS = {
  key: 'Key of the HMAC',
  keyBytes: 'Key of the HMAC, as bytes',
  message: 'Message of the HMAC',
  hmac: 'HMAC-SHA256 of the two',
} as const;

/** The numbers of a bet side by side, where it needs more than one. */
export type DrawTable = {
  caption: string;
  /** What its columns are called: what a line stands for, the number, and what it decided. */
  draw: string;
  value: string;
  outcome: string;
  draws: readonly { bytes: string; value: string; outcome: string }[];
};

/** Everything that was computed, in order. */
export type Working = { before: readonly Step[]; table: DrawTable | null; after: readonly Step[] };

/** A result as the game shows it, and what it is. */
export type Figure = { value: string; caption: string };

/** A form in which a site may show a result, or a published way of working it out. */
export type Form = {
  /**
   * Decimals have two places ("1.70"), numbers of a draw stand in rising order ("13, 16, 22"), a path
   * is of L and R.
   */
  value: string;
  /** What sets it apart from the rule's other forms; left out where there is nothing to tell apart. */
  says?: string;
  /** What a reader has to know when it matches, where other seeds often give the same. */
  caution?: string;
  /** The result as the game shows it, where that is not the figure of the first form. */
  figure?: Figure;
};

/** A result worked out from its seeds, with everything that was computed on the way. */
export type Recomputed = {
  /** Every published form of the result, the rule's own first. */
  forms: readonly Form[];
  figure: Figure;
  /** Put in words only when asked: an audit of many rounds never asks. */
  working: () => Working;
};

/** Hundredths as a number with two decimals: 170 is "1.70". Throws unless whole and not negative. */
export function twoDecimals(hundredths: number): string {
  if (!Number.isSafeInteger(hundredths) || hundredths < 0) {
    throw new RangeError(`Expected whole hundredths, found ${hundredths}`);
  }
  return (hundredths / 100).toFixed(2);
}
