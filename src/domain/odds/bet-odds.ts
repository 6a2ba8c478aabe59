/** Price and spread of one bet, per unit staked. */
export type BetOdds = {
  /** Chance that the bet wins. */
  chance: number;
  /** Return of a win per unit staked, stake included: 2 for an even-money bet. */
  payout: number;
  /** Average return as a share of the stake (RTP). */
  rtpFraction: number;
  /** House edge as a share of the stake: 1 − RTP. */
  edgeFraction: number;
  standardDeviation: number;
};

/**
 * Odds of a bet that returns `payout` with probability `chance` and nothing otherwise.
 * RTP = chance × payout; standard deviation = payout × √(chance × (1 − chance)).
 * Throws if the chance is not a probability or the payout is negative.
 */
export function oddsOfOnePayout(chance: number, payout: number): BetOdds {
  if (!(chance >= 0 && chance <= 1)) {
    throw new RangeError(`Expected a chance from 0 to 1, found ${chance}`);
  }
  if (!(payout >= 0 && Number.isFinite(payout))) {
    throw new RangeError(`Expected a payout of 0 or more, found ${payout}`);
  }
  const rtpFraction = chance * payout;
  return {
    chance,
    payout,
    rtpFraction,
    edgeFraction: 1 - rtpFraction,
    standardDeviation: payout * Math.sqrt(chance * (1 - chance)),
  };
}
