import { checkRound } from '../fairness/check-round.ts';
import type { Digest } from '../fairness/digest.ts';
import { offeredSchemes } from '../fairness/schemes.ts';
import { judgeMultiplier } from './judging/multiplier.ts';
import { outcomeOf } from './judging/outcome.ts';
import { judgePayout } from './judging/payout.ts';
import { recordOf } from './operators/operators.ts';
import { PUBLISHED_PAYOUTS } from './operators/published-payouts.ts';
import type { Round } from './round.ts';

export type SelfTest = {
  /** How many published rounds and paid rows were run. */
  run: number;
  /** The ids of rules of which one does not come out. Nothing is judged if there is any. */
  failed: readonly string[];
};

/**
 * Runs the published rounds of every scheme, and a paid row of every rule, which must not agree once a
 * digit is changed.
 */
export async function selfTest(
  digest: Digest,
  payouts: readonly Round[] = PUBLISHED_PAYOUTS,
): Promise<SelfTest> {
  const failed = new Set<string>();
  let run = payouts.length;
  for (const { id, rule, publishedRounds } of offeredSchemes()) {
    run += publishedRounds.length;
    for (const { typed, shownHash } of publishedRounds) {
      const read = rule.read({ ...typed, shownHash: shownHash ?? '' });
      const checked = read.ok ? await checkRound(read.value, digest) : null;
      const verdicts = [checked?.result?.verdict, checked?.commitment.verdict];
      if (!verdicts.includes('matches') || verdicts.includes('does-not-match')) failed.add(id);
    }
  }
  for (const round of payouts) {
    const record = recordOf(round.operator, round.play.game);
    if (!isPaid(round) || isPaid(withOtherDigit(round))) failed.add(record?.id ?? 'no rule');
  }
  return { run, failed: [...failed] };
}

function isPaid(round: Round): boolean {
  const pays = recordOf(round.operator, round.play.game)?.pays;
  if (pays == null) return false;
  const outcome = outcomeOf(round.play, pays);
  return [judgeMultiplier, judgePayout].every(
    (judge) => judge(round, pays, outcome).verdict === 'agree',
  );
}

/** The last digit but one of what was paid, changed: that must not agree. */
const withOtherDigit = (round: Round): Round => ({
  ...round,
  paid: round.paid?.replace(/\d(?=\.?\d$)/, (digit) => String((Number(digit) + 1) % 10)) ?? null,
});
