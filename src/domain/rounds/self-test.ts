import { checkRound } from '../fairness/check-round.ts';
import type { Digest } from '../fairness/digest.ts';
import { ruleOf, SCHEMES } from '../fairness/schemes.ts';
import { judgeMultiplier } from './judging/multiplier.ts';
import { outcomeOf } from './judging/outcome.ts';
import { judgePayout } from './judging/payout.ts';
import { recordOf } from './operators/operators.ts';
import { PUBLISHED_PAYOUTS } from './operators/published-payouts.ts';
import type { Round } from './round.ts';

/**
 * The published rounds of every scheme, worked out again, and a paid row of every rule, which must not
 * agree once a digit is changed: the names of those that come out otherwise.
 */
export async function failedVectors(digest: Digest, payouts = PUBLISHED_PAYOUTS) {
  const failed: string[] = [];
  for (const { id, name, publishedRounds } of SCHEMES) {
    for (const [place, { typed, shownHash }] of publishedRounds.entries()) {
      const read = ruleOf(id).read({ ...typed, shownHash: shownHash ?? '' });
      const checked = read.ok ? await checkRound(read.value, digest) : null;
      const isRight =
        checked !== null &&
        (checked.result === null || checked.result.verdict === 'matches') &&
        checked.commitment.verdict !== 'does-not-match';
      if (!isRight) failed.push(`${name}, round ${place + 1}`);
    }
  }
  for (const [place, round] of payouts.entries()) {
    const { id = 'no rule' } = recordOf(round.operator, round.play.game) ?? {};
    if (!isPaid(round) || isPaid(withOtherDigit(round))) failed.push(`${id}, row ${place + 1}`);
  }
  return failed;
}

function isPaid(round: Round): boolean {
  const pays = recordOf(round.operator, round.play.game)?.pays;
  if (pays == null) return false;
  const outcome = outcomeOf(round.play, pays);
  return [judgeMultiplier, judgePayout].every(
    (judge) => judge(round, pays, outcome).verdict === 'agree',
  );
}

/** The last digit but one of what was paid, changed. */
const withOtherDigit = (round: Round): Round => ({
  ...round,
  paid: round.paid?.replace(/\d(?=\.?\d$)/, (digit) => String((Number(digit) + 1) % 10)) ?? null,
});
