/** One step of the calculation: label and value. */
export type Step = { label: string; value: string };

/** Labels of the HMAC steps. */
export const HMAC_LABELS = {
  key: 'Key of the HMAC',
  keyBytes: 'Key of the HMAC, as bytes',
  message: 'Message of the HMAC',
  hmac: 'HMAC-SHA256 of the two',
} as const;

/** Table of the numbers of a bet that needs more than one. */
export type DrawTable = {
  caption: string;
  /** Column headers: the draw, the number, and its outcome. */
  draw: string;
  value: string;
  outcome: string;
  draws: readonly { bytes: string; value: string; outcome: string }[];
};

/** All steps of a calculation, in order. */
export type Working = { before: readonly Step[]; table: DrawTable | null; after: readonly Step[] };

/** Result as the game shows it, with a caption. */
export type Figure = { value: string; caption: string };

/** Form in which a site may show a result, or a published way of computing it. */
type Form = {
  /**
   * Numbers have two decimals ("1.70"), drawn numbers are in ascending order ("13, 16, 22"), a path consists of L
   * and R.
   */
  value: string;
  /** Name among the rule's forms; left out where there is a single form. */
  name?: string;
  /** Warning for a match that other seeds often give too. */
  caution?: string;
  /** Displayed result, where it differs from the figure of the first form. */
  figure?: Figure;
};

/** Result computed from its seeds, with all steps. */
export type Recomputed = {
  /** All published forms of the result, the rule's own first. */
  forms: readonly Form[];
  figure: Figure;
  /** Built lazily: an audit of many rounds never needs it. */
  working: () => Working;
};

/** Hundredths as a number with two decimals: 170 is "1.70". Throws unless whole and not negative. */
export function twoDecimals(hundredths: number): string {
  if (!Number.isSafeInteger(hundredths) || hundredths < 0) {
    throw new RangeError(`Expected whole hundredths, found ${hundredths}`);
  }
  return (hundredths / 100).toFixed(2);
}
