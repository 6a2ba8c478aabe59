import type { Digest } from '../../fairness/digest.ts';
import type { GameRecord } from '../operators/operator.ts';
import { recordOf, usualOf } from '../operators/operators.ts';
import type { Round } from '../round.ts';
import { AGREE, differ, notJudged } from './judgement.ts';
import { judgeMultiplier } from './multiplier.ts';
import { outcomeOf } from './outcome.ts';
import { judgeByShown, judgePayout } from './payout.ts';
import { claimOf, judgeResult } from './result.ts';
import { judgeBeacon, judgeStatement } from './statement.ts';
import { type BothTallies, count, type Tallies } from './tallies.ts';

/** The rounds of one hash, and the seed that was found to have it. */
export type SeedState = {
  hash: string;
  rounds: Round[];
  /** How many of the rounds have had their result judged. */
  judged: number;
  seed: { serverSeed: string; form: string } | null;
  /** Whether a seed was said to have this hash. */
  isNamed: boolean;
};

/** What needs no seed: payouts, multipliers, statements and the time of a beacon. */
export function judgeWithoutSeed(round: Round, { byOperator, byUsual }: BothTallies) {
  const record = recordOf(round.operator, round.play.game);
  const usual = usualOf(round.play.game);
  if (record !== null) {
    judgeBy(record, round, byOperator);
    if (!record.paysAsUsual && usual !== null) judgePays(usual, round, byUsual);
    return;
  }
  // The usual rule as far as the play is told, else the multiplier shown.
  const isTold = usual?.pays != null && !('reason' in outcomeOf(round.play, usual.pays));
  if (usual !== null && isTold) judgeBy(usual, round, byUsual);
  else count(byUsual, 'payout', 'shown-multiplier', round, judgeByShown(round));
}

function judgeBy(record: GameRecord, round: Round, tallies: Tallies) {
  const outcome = judgePays(record, round, tallies);
  count(tallies, 'statement', record.id, round, judgeStatement(round, record, outcome));
  const beacon = judgeBeacon(round);
  if (beacon !== null) count(tallies, 'beacon-time', record.id, round, beacon);
}

function judgePays({ id, pays }: GameRecord, round: Round, tallies: Tallies) {
  const outcome = pays === null ? notJudged('no-rule') : outcomeOf(round.play, pays);
  if (pays === null) {
    count(tallies, 'payout', id, round, notJudged('no-rule'));
  } else {
    count(tallies, 'payout', id, round, judgePayout(round, pays, outcome));
    count(tallies, 'multiplier', id, round, judgeMultiplier(round, pays, outcome));
  }
  return outcome;
}

/** By which rule results are judged, into which tallies, and the usual scheme where that is another. */
function rulesOf({ operator, play }: Round, { byOperator, byUsual }: BothTallies) {
  const record = recordOf(operator, play.game);
  const usual = usualOf(play.game)?.scheme ?? null;
  if (record === null) return { rule: usual, scheme: usual, tallies: byUsual, other: null };
  const { scheme, id } = record;
  const rule = play.game === 'sports' ? null : (scheme ?? id);
  return { rule, scheme, tallies: byOperator, other: usual === scheme ? null : usual };
}

/** Whether the result of a round follows from its seed. */
export async function judgeBySeed(
  round: Round,
  serverSeed: string,
  digest: Digest,
  both: BothTallies,
) {
  const { rule, scheme, tallies, other } = rulesOf(round, both);
  if (rule === null) return;
  const own =
    scheme === null
      ? notJudged('no-scheme')
      : await judgeResult(scheme, round, serverSeed, digest, true);
  count(tallies, 'result', rule, round, own);
  if (other === null) return;
  const usual = await judgeResult(other, round, serverSeed, digest, false);
  count(both.byUsual, 'result', other, round, usual);
}

/** What is said of commitments, and of the results that no seed decides yet. */
export function judgePromises({ hash, rounds, seed, isNamed }: SeedState, both: BothTallies) {
  const open = notJudged(hash === '' ? 'no-hash' : 'seed-not-revealed');
  const promise = isNamed ? differ('seed-does-not-fit', '', hash) : open;
  for (const round of rounds) {
    const { rule, tallies } = rulesOf(round, both);
    if (rule === null) continue;
    count(tallies, 'commitment', rule, round, seed === null ? promise : AGREE);
    if (seed !== null) continue;
    const claim = claimOf(round.play);
    const why = 'verdict' in claim ? claim.reason : isNamed ? 'seed-does-not-fit' : open.reason;
    count(tallies, 'result', rule, round, notJudged(why ?? 'no-result'));
  }
}
