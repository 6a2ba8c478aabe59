import { type BetOdds, oddsOfOnePayout } from './bet-odds.ts';
import { wholeHundredths } from './hundredths.ts';

/** Rolls from 0.00 to 100.00 in steps of 0.01. */
const DICE_OUTCOMES = 10_001;

/** The chance is quoted as if there were this many outcomes; the payout follows the quote. */
const QUOTED_OUTCOMES = 10_000;

export type DiceBet = {
  /** Roll to stay under, 0.00 to 100.00 in steps of 0.01; an equal roll loses. */
  target: number;
  /** RTP that the payout is set by: 0.99 for a quoted edge of 1 %. */
  quotedRtpFraction: number;
};

export type DiceOdds = BetOdds & {
  /** Chance that the game prints, in which 100.00 is not counted as a roll. */
  quotedChance: number;
};

export type DiceOddsResult =
  | { ok: true; odds: DiceOdds }
  | {
      ok: false;
      reason:
        | 'target-not-in-hundredths'
        | 'target-cannot-win'
        | 'payout-below-stake'
        | 'rtp-out-of-range';
    };

/**
 * Exact odds of a dice bet on the roll floor(f × 10,001) ÷ 100.
 *
 * payout = quoted RTP ÷ quoted chance, before the site rounds it. The true chance divides by 10,001
 * outcomes, so the exact edge is 1 − quoted RTP × 10,000 ÷ 10,001 whatever the target.
 * Assumes that a roll equal to the target loses.
 * Source: facts on games, "Dice and limbo"; facts on provably fair, "Scheme A".
 */
export function diceOdds({ target, quotedRtpFraction }: DiceBet): DiceOddsResult {
  if (!(quotedRtpFraction > 0 && quotedRtpFraction <= 1)) {
    return { ok: false, reason: 'rtp-out-of-range' };
  }
  const winningRolls = wholeHundredths(target);
  if (winningRolls === null) return { ok: false, reason: 'target-not-in-hundredths' };
  if (winningRolls < 1 || winningRolls > QUOTED_OUTCOMES) {
    return { ok: false, reason: 'target-cannot-win' };
  }
  const quotedChance = winningRolls / QUOTED_OUTCOMES;
  const payout = quotedRtpFraction / quotedChance;
  if (payout < 1) return { ok: false, reason: 'payout-below-stake' };
  return {
    ok: true,
    odds: { ...oddsOfOnePayout(winningRolls / DICE_OUTCOMES, payout), quotedChance },
  };
}
