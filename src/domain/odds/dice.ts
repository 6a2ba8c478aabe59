import { type BetOdds, oddsOfOnePayout } from './bet-odds.ts';
import { wholeHundredths } from './hundredths.ts';

/** Rolls from 0.00 to 100.00 in steps of 0.01. */
const DICE_OUTCOMES = 10_001;

/** Outcomes that the quoted chance assumes; the payout is set by that chance. */
const QUOTED_OUTCOMES = 10_000;

type DiceBet = {
  /** Roll to stay under, 0.00 to 100.00 in steps of 0.01; an equal roll loses. */
  target: number;
  /** RTP behind the payout: 0.99 for a quoted edge of 1 %. */
  quotedRtpFraction: number;
};

/**
 * Exact odds of a dice bet on the roll floor(f × 10,001) ÷ 100. Throws a RangeError at a target that cannot win, or
 * pays less than the stake.
 *
 * payout = quoted RTP ÷ quoted chance, before the site rounds it. The true chance divides by 10,001
 * outcomes, so the exact edge is 1 − quoted RTP × 10,000 ÷ 10,001 whatever the target.
 * Assumes that a roll equal to the target loses.
 * Source: facts on games, "Dice and limbo"; facts on provably fair, "Scheme A".
 */
export function diceOdds({ target, quotedRtpFraction }: DiceBet): BetOdds {
  const winningRolls = wholeHundredths(target);
  const payout = quotedRtpFraction / (winningRolls / QUOTED_OUTCOMES);
  if (!(winningRolls >= 1 && payout >= 1)) {
    throw new RangeError(
      `Expected a target that wins and pays the stake at least, found ${target}`,
    );
  }
  return oddsOfOnePayout(winningRolls / DICE_OUTCOMES, payout);
}
