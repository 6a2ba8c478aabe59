import type { Digest } from '../../fairness/digest.ts';
import { recordOf, usualOf } from '../operators/operators.ts';
import type { Round } from '../round.ts';
import type { BothRules } from './judge-round.ts';
import { AGREE, differ, type Judgement, notJudged } from './judgement.ts';
import { claimOf, judgeResult, judgeResultPlainly } from './result.ts';
import { count, type Tallies } from './tallies.ts';

/** The rounds of one hash, and the seed that was found to have it. */
export type SeedState = {
  hash: string;
  rounds: Round[];
  /** How many of the rounds have had their result judged. */
  judged: number;
  seed: { serverSeed: string; form: string } | null;
};

/** The schemes that a round's result is held against: the operator's, and the usual one if it is another. */
function schemesOf({ operator, play }: Round) {
  const record = recordOf(operator, play.game);
  const usual = usualOf(play.game)?.scheme ?? null;
  if (record === null) return { own: null, usual };
  return { own: record.scheme ?? record.id, usual: usual === record.scheme ? null : usual };
}

const judgesOf = (round: Round, { byOperator, byUsual }: BothRules) => {
  const { own, usual } = schemesOf(round);
  if (own !== null) return { rule: own, tallies: byOperator };
  return usual === null ? null : { rule: usual, tallies: byUsual };
};

/** Whether the result of a round whose seed is known follows from it. */
export async function judgeBySeed(
  round: Round,
  serverSeed: string,
  digest: Digest,
  tallies: BothRules,
) {
  const judges = judgesOf(round, tallies);
  if (judges === null) return;
  const { rule } = judges;
  const hasScheme = recordOf(round.operator, round.play.game)?.scheme !== null;
  const own = hasScheme
    ? await judgeResult(rule, round, serverSeed, digest)
    : notJudged('no-scheme');
  count(judges.tallies, 'result', rule, round, own);
  const { own: operators, usual } = schemesOf(round);
  if (operators !== null && usual !== null) {
    const other = await judgeResultPlainly(usual, round, serverSeed, digest);
    count(tallies.byUsual, 'result', usual, round, other);
  }
}

/** What is said of commitments, and of the results that no seed decides yet. */
export function judgeUnknownSeed(
  { hash, rounds, seed }: SeedState,
  isBroken: boolean,
  tallies: BothRules,
) {
  for (const round of rounds) {
    const judges = judgesOf(round, tallies);
    if (judges === null || round.play.game === 'sports') continue;
    const reason = hash === '' ? 'no-hash' : 'seed-not-revealed';
    const promise = isBroken ? differ('seed-does-not-fit', '', hash) : notJudged(reason);
    count(judges.tallies, 'commitment', judges.rule, round, seed === null ? promise : AGREE);
    if (seed === null) countOpen(judges.tallies, judges.rule, round, isBroken, reason);
  }
}

function countOpen(
  tallies: Tallies,
  rule: string,
  round: Round,
  isBroken: boolean,
  reason: string,
) {
  const claimed = claimOf(round.play);
  const why = isBroken ? 'seed-does-not-fit' : reason;
  const open: Judgement = notJudged('reason' in claimed ? claimed.reason : why);
  count(tallies, 'result', rule, round, open);
}
