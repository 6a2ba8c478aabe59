import type { GameRecord } from '../operators/operator.ts';
import { recordOf, usualOf } from '../operators/operators.ts';
import type { Round } from '../round.ts';
import { notJudged } from './judgement.ts';
import { judgeMultiplier } from './multiplier.ts';
import { outcomeOf } from './outcome.ts';
import { judgeByShown, judgePayout } from './payout.ts';
import { judgeBeacon, judgeStatement } from './statement.ts';
import { count, type Tallies } from './tallies.ts';

/** Tallies of the two questions: the rule of the operator, and the rule usually meant by the game. */
export type BothRules = { byOperator: Tallies; byUsual: Tallies };

export const newTallies = (): BothRules => ({ byOperator: new Map(), byUsual: new Map() });

/** What needs no seed: payouts, multipliers, statements and the time of a beacon. */
export function judgeWithoutSeed(round: Round, { byOperator, byUsual }: BothRules) {
  const record = recordOf(round.operator, round.play.game);
  const usual = usualOf(round.play.game);
  if (record !== null) {
    judgeBy(record, round, byOperator);
    if (!record.paysAsUsual && usual !== null) judgePays(usual, round, byUsual);
  } else {
    judgeWithoutRecord(usual, round, byUsual);
  }
}

/** Without a rule of the operator: the usual one as far as the play is told, else the multiplier shown. */
function judgeWithoutRecord(usual: GameRecord | null, round: Round, byUsual: Tallies) {
  const isTold =
    usual?.pays != null && !('reason' in outcomeOf(round.play, usual.pays)) && round.stake !== null;
  if (usual !== null && isTold) judgeBy(usual, round, byUsual);
  else count(byUsual, 'payout', 'shown-multiplier', round, judgeByShown(round));
}

function judgeBy(record: GameRecord, round: Round, tallies: Tallies) {
  judgePays(record, round, tallies);
  const outcome = record.pays === null ? { reason: 'no-rule' } : outcomeOf(round.play, record.pays);
  count(tallies, 'statement', record.id, round, judgeStatement(round, record, outcome));
  const beacon = judgeBeacon(round);
  if (beacon !== null) count(tallies, 'beacon-time', record.id, round, beacon);
}

function judgePays({ id, pays }: GameRecord, round: Round, tallies: Tallies) {
  if (pays === null) {
    count(tallies, 'payout', id, round, notJudged('no-rule'));
    return;
  }
  const outcome = outcomeOf(round.play, pays);
  count(tallies, 'payout', id, round, judgePayout(round, pays, outcome));
  count(tallies, 'multiplier', id, round, judgeMultiplier(round, pays, outcome));
}
