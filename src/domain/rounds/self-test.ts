import { checkRound } from '../fairness/check-round.ts';
import type { Digest } from '../fairness/digest.ts';
import { offeredSchemes, ruleOf } from '../fairness/schemes.ts';

/** The published rounds of every rule, worked out again: the names of those that come out otherwise. */
export async function failedVectors(digest: Digest): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const { id, name, publishedRounds } of offeredSchemes()) {
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
  return failed;
}
