import { checkRound } from '../fairness/check-round.ts';
import type { Digest } from '../fairness/digest.ts';
import { isProven, type PublishedRound, type Scheme } from '../fairness/scheme.ts';
import { SCHEMES } from '../fairness/schemes.ts';
import { judgeMultiplier } from './judging/multiplier.ts';
import { outcomeOf } from './judging/outcome.ts';
import { judgePayout } from './judging/payout.ts';
import { OPERATORS, recordOf } from './operators/operators.ts';
import { PUBLISHED_PAYOUTS } from './operators/published-payouts.ts';
import { USUAL } from './operators/usual.ts';
import type { Round } from './round.ts';

export type SelfTest = {
  /** How many published rounds and paid rows were run. */
  run: number;
  /** The ids of rules of which one does not come out. Nothing is judged if there is any. */
  failed: readonly string[];
};

/** Runs every published round of the schemes that are applied, and a paid row of every rule. */
export async function selfTest(
  digest: Digest,
  payouts: readonly Round[] = PUBLISHED_PAYOUTS,
): Promise<SelfTest> {
  const records = [...Object.values(OPERATORS).map(({ games }) => games), USUAL].flatMap(
    Object.values,
  );
  const applied = new Set(records.map(({ scheme }) => scheme));
  const failed = new Set<string>();
  let run = payouts.length;
  for (const scheme of SCHEMES.filter((scheme) => applied.has(scheme.id) && isProven(scheme))) {
    for (const published of scheme.publishedRounds) {
      run += 1;
      if (!(await comesOut(scheme, published, digest))) failed.add(scheme.id);
    }
  }
  for (const round of payouts) {
    const record = recordOf(round.operator, round.play.game);
    if (!isPaid(round) || isPaid(withOtherDigit(round))) failed.add(record?.id ?? '');
  }
  return { run, failed: [...failed] };
}

async function comesOut({ rule }: Scheme, { typed, shownHash }: PublishedRound, digest: Digest) {
  const read = rule.read({ ...typed, shownHash: shownHash ?? '' });
  if (!read.ok) return false;
  const { result, commitment } = await checkRound(read.value, digest);
  return result?.verdict === 'matches' && commitment.verdict !== 'does-not-match';
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
