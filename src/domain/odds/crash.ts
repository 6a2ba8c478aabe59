import { type BetOdds, oddsOfOnePayout } from './bet-odds.ts';
import { wholeHundredths } from './hundredths.ts';

/**
 * Assumed RTP of Aviator at every target. No page of the vendor was found that states the return, or the rule
 * from a hash to a multiplier. Source: facts on games, "Aviator".
 */
export const AVIATOR_ASSUMED_RTP_FRACTION = 0.97;

/** Lowest target: a round that stops at 1.00× pays nobody. */
export const LOWEST_CRASH_TARGET = 1.01;

type CrashBet = {
  /** Multiplier at which the bet is cashed out, in steps of 0.01. */
  targetMultiplier: number;
  /** RTP that the game is built on: 0.99 for a 1 % edge. */
  rtpFraction: number;
};

/**
 * Odds of cashing out at a fixed multiplier. Throws a RangeError below the lowest target.
 *
 * The crash point is floor(100 × rtp ÷ u) ÷ 100 with u uniform on (0, 1], and never below 1.00.
 * It is a whole number of hundredths, so for a target x of whole hundredths from 1.01 up the chance of reaching
 * it is exactly rtp ÷ x, and every target costs 1 − rtp on average.
 * Source: bustabit's published formula 99 ÷ (1 − X); facts on games, "Crash".
 */
export function crashOdds({ targetMultiplier, rtpFraction }: CrashBet): BetOdds {
  const targetHundredths = wholeHundredths(targetMultiplier);
  if (targetMultiplier < LOWEST_CRASH_TARGET) {
    throw new RangeError(`Expected a target of 1.01 or more, found ${targetMultiplier}`);
  }
  return oddsOfOnePayout((100 * rtpFraction) / targetHundredths, targetMultiplier);
}
