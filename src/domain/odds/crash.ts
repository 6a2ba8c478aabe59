import { type BetOdds, oddsOfOnePayout } from './bet-odds.ts';
import { wholeHundredths } from './hundredths.ts';

/**
 * Return that the vendor of Aviator is reported to state for every target: a working model of that game. The
 * vendor's rule from a hash to a multiplier is not published in the sources, so its rounding is not modelled and the
 * last decimals are not certain. Source: facts on games, "Aviator".
 */
export const AVIATOR_STATED_RTP_FRACTION = 0.97;

/** Lowest target that can be chosen: a round that stops at 1.00× pays nobody. */
export const LOWEST_CRASH_TARGET = 1.01;

export type CrashBet = {
  /** Multiplier at which the bet is cashed out, in steps of 0.01. */
  targetMultiplier: number;
  /** Factor of the game: 0.99 for a 1 % edge. */
  rtpFraction: number;
};

export type CrashOddsResult =
  | { ok: true; odds: BetOdds }
  | { ok: false; reason: 'target-too-low' | 'target-not-in-hundredths' | 'rtp-out-of-range' };

/**
 * Odds of cashing out at a fixed multiplier.
 *
 * The stopping point is floor(100 × rtp ÷ u) ÷ 100 with u even on (0, 1], and never below 1.00.
 * It is a whole number of hundredths, so for a target x of whole hundredths from 1.01 up the chance
 * of reaching it is exactly rtp ÷ x, and every target costs 1 − rtp on average.
 * Source: bustabit's published formula 99 ÷ (1 − X); facts on games, "Crash".
 */
export function crashOdds({ targetMultiplier, rtpFraction }: CrashBet): CrashOddsResult {
  if (!isRtp(rtpFraction)) return { ok: false, reason: 'rtp-out-of-range' };
  if (!(targetMultiplier >= LOWEST_CRASH_TARGET)) return { ok: false, reason: 'target-too-low' };
  const targetHundredths = wholeHundredths(targetMultiplier);
  if (targetHundredths === null) return { ok: false, reason: 'target-not-in-hundredths' };
  const chance = (100 * rtpFraction) / targetHundredths;
  return { ok: true, odds: oddsOfOnePayout(chance, targetMultiplier) };
}

function isRtp(fraction: number): boolean {
  return fraction > 0 && fraction <= 1;
}
