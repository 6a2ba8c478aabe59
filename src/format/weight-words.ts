/** Least share, in percent, with room for its figure in the bar. */
const LEAST_PRINTED = 5;

/** Value of a weight slider, for screen readers: Weight 20 of 30, 19% of the score. */
export const formatWeight = (at: { weight: number; most: number; share: number }) =>
  `Weight ${at.weight} of ${at.most}, ${at.share}% of the score`;

/** Label of a share in the bar of shares; empty where there is no room. */
export const figureOf = (share: number) => (share < LEAST_PRINTED ? '' : String(share));
