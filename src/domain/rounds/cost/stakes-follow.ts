import type { StakesFollow } from '../report.ts';

type Bet = { stake: number; net: number };

/** Deviations that part raises after losses from raises after wins. By chance it happens 1 in 30,000 times. */
const LEAST_DEVIATIONS = 4;

/**
 * Counts of stakes above the one before, after a loss and after a win, in bets in the order of play. `null`
 * where the two shares differ by no more than chance explains, as they do for stakes fixed beforehand. Two-proportion
 * z-test with the pooled share.
 */
export function stakesFollow(bets: readonly Bet[]): StakesFollow | null {
  const [afterLoss, afterWin] = [
    { raised: 0, of: 0 },
    { raised: 0, of: 0 },
  ];
  bets.forEach(({ stake }, place) => {
    const before = bets[place - 1];
    if (before === undefined || before.net === 0) return;
    const after = before.net < 0 ? afterLoss : afterWin;
    after.of += 1;
    if (stake > before.stake) after.raised += 1;
  });
  if (afterLoss.of === 0 || afterWin.of === 0) return null;
  const pooled = (afterLoss.raised + afterWin.raised) / (afterLoss.of + afterWin.of);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / afterLoss.of + 1 / afterWin.of));
  const difference = afterLoss.raised / afterLoss.of - afterWin.raised / afterWin.of;
  const isChance = Math.abs(difference) < LEAST_DEVIATIONS * deviation || difference === 0;
  return isChance ? null : { afterLoss, afterWin };
}
