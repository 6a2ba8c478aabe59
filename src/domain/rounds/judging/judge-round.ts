import type { Digest } from '../../fairness/digest.ts';
import type { GameRecord } from '../operators/operator.ts';
import { recordOf, usualOf } from '../operators/operators.ts';
import type { Round } from '../round.ts';
import { AGREE, differ, notJudged } from './judgement.ts';
import { judgeMultiplier } from './multiplier.ts';
import { outcomeOf } from './outcome.ts';
import { judgePayout } from './payout.ts';
import { claimOf, isUnjudged, judgeResult } from './result.ts';
import type { ShownMultipliers } from './shown-multipliers.ts';
import { judgeBeacon, judgeStatement } from './statement.ts';
import type { Note } from './tallies.ts';

/** The rounds of one hash, and the seed that was found to have it; or of a list that shows its seed. */
export type SeedState = {
  hash: string | null;
  rounds: Round[];
  /** Number of rounds whose result has been judged. */
  judged: number;
  /** Number of rounds with a result and a rule. */
  judgeable: number;
  /** Number of rounds by client seed. */
  byClientSeed: Map<string, number>;
  seed: { serverSeed: string; form: string } | null;
  /** True if a history names a seed for this hash. */
  isNamed: boolean;
};

/** Checks that need no seed: payouts, multipliers, statements and the time of a beacon. */
export function judgeWithoutSeed(round: Round, note: Note, shown: ShownMultipliers) {
  const record = recordOf(round.operator, round.play.game);
  if (record === null) {
    shown.take(round, note);
    return;
  }
  const outcome = judgePays('operator', record, round, note);
  note('operator', 'statement', record.id, round, judgeStatement(round, record, outcome));
  const beacon = judgeBeacon(round);
  if (beacon !== null) note('operator', 'beacon-time', record.id, round, beacon);
  const usual = usualOf(round.play.game);
  if (!record.paysAsUsual && usual !== null) judgePays('usual', usual, round, note);
}

function judgePays(by: Parameters<Note>[0], { id, pays }: GameRecord, round: Round, note: Note) {
  if (pays === null) {
    const noRule = notJudged('no-rule');
    note(by, 'payout', id, round, noRule);
    return noRule;
  }
  const outcome = outcomeOf(round.play, pays);
  note(by, 'payout', id, round, judgePayout(round, pays, outcome));
  note(by, 'multiplier', id, round, judgeMultiplier(round, pays, outcome));
  return outcome;
}

/** By which rule results are judged, whose it is, and the usual scheme where that is another. */
function rulesOf({ operator, play }: Round) {
  const record = recordOf(operator, play.game);
  const usual = usualOf(play.game)?.scheme ?? null;
  if (record === null) return { rule: usual, scheme: usual, by: 'usual', other: null } as const;
  const { scheme, id } = record;
  const rule = play.game === 'sports' ? null : (scheme ?? id);
  return { rule, scheme, by: 'operator', other: usual === scheme ? null : usual } as const;
}

/** True for a round whose result can be judged once its seed is known. */
export const isJudgeable = (round: Round) =>
  rulesOf(round).scheme !== null && !isUnjudged(claimOf(round.play));

/** Judges the result of a round against its revealed seed, by the rules of its operator and by the usual ones. */
export async function judgeBySeed(round: Round, serverSeed: string, digest: Digest, note: Note) {
  const { rule, scheme, by, other } = rulesOf(round);
  if (rule === null) return;
  const own =
    scheme === null
      ? notJudged('no-scheme')
      : await judgeResult(scheme, round, serverSeed, digest, true);
  if (by === 'operator' || own.verdict !== 'differ') {
    note(by, 'result', rule, round, own);
  } else {
    // Of a table whose casino is not known, any rule will do, and none of them is its own.
    const [, follows] = /^result-by-(.*)/.exec(own.reason) ?? [];
    const reason = own.reason === 'result' ? 'follows-no-known-rule' : own.reason;
    note(by, 'result', follows ?? rule, round, follows ? AGREE : notJudged(reason));
  }
  if (other === null) return;
  const usual = await judgeResult(other, round, serverSeed, digest, false);
  note('usual', 'result', other, round, usual);
}

/** Judges commitments, and notes why the other results could not be judged. */
export function judgePromises({ hash, rounds, seed, isNamed, judged }: SeedState, note: Note) {
  const open = notJudged(hash === null ? 'no-hash' : 'seed-not-revealed');
  const unkept = isNamed && hash !== null ? differ('seed-does-not-fit', '', hash) : open;
  const promise = seed !== null && hash !== null ? AGREE : unkept;
  const why = seed === null ? (isNamed ? 'seed-does-not-fit' : open.reason) : 'not-yet';
  rounds.forEach((round, place) => {
    const { rule, by } = rulesOf(round);
    if (rule === null) return;
    note(by, 'commitment', rule, round, promise);
    if (place < judged) return;
    const claim = claimOf(round.play);
    note(by, 'result', rule, round, isUnjudged(claim) ? claim : notJudged(why));
  });
}
