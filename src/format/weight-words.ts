/** A narrower share, in percent, has no room for its figure in the bar. */
const LEAST_PRINTED = 5;

/** What a slider of a weight says: Weight 20 of 30, 19% of the score. */
export const formatWeight = (at: { weight: number; most: number; share: number }) =>
  `Weight ${at.weight} of ${at.most}, ${at.share}% of the score`;

/** The figure of a share in percent in a bar of all shares; empty where there is no room for it. */
export const figureOf = (share: number) => (share < LEAST_PRINTED ? '' : String(share));
