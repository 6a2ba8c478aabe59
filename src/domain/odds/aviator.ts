import { type BetOdds, oddsOfOnePayout } from './bet-odds.ts';
import { LOWEST_CRASH_TARGET } from './crash.ts';

/** Return that the vendor is reported to state for every target. */
export const AVIATOR_STATED_RTP_FRACTION = 0.97;

export type AviatorOddsResult =
  { ok: true; odds: BetOdds } | { ok: false; reason: 'target-too-low' | 'target-not-finite' };

/**
 * Odds of cashing out at a fixed multiplier on the working model chance = 0.97 ÷ target.
 *
 * The model follows from the stated RTP alone. The vendor's rule for turning a hash into a multiplier
 * is not published in the sources, so its rounding is not modelled and the last decimals are not certain.
 * Source: facts on games, "Aviator".
 */
export function aviatorOdds(targetMultiplier: number): AviatorOddsResult {
  if (!(targetMultiplier >= LOWEST_CRASH_TARGET)) return { ok: false, reason: 'target-too-low' };
  if (!Number.isFinite(targetMultiplier)) return { ok: false, reason: 'target-not-finite' };
  const chance = AVIATOR_STATED_RTP_FRACTION / targetMultiplier;
  return { ok: true, odds: oddsOfOnePayout(chance, targetMultiplier) };
}
