import { type CheckId, type CheckTally, FINDINGS_KEPT, type RowFinding } from '../report.ts';
import type { OperatorId, Place, Round } from '../round.ts';
import type { Judgement } from './judgement.ts';

type Counted = {
  check: CheckId;
  operator: OperatorId | null;
  game: string;
  rule: string;
  agree: number;
  differ: number;
  notJudged: number;
  differing: RowFinding[];
  unjudged: RowFinding[];
};

/** Tallies by check, operator, game and rule. */
export type Tallies = Map<string, Counted>;

export const gameOf = ({ play }: Round) => (play.game === 'other' ? play.name : play.game);

export function count(
  tallies: Tallies,
  check: CheckId,
  rule: string,
  round: Round,
  judgement: Judgement,
) {
  const { operator } = round;
  const game = gameOf(round);
  const key = `${check} ${operator} ${rule} ${game}`;
  let tally = tallies.get(key);
  if (tally === undefined) {
    const none = { agree: 0, differ: 0, notJudged: 0, differing: [], unjudged: [] };
    tally = { check, operator, game, rule, ...none };
    tallies.set(key, tally);
  }
  if (judgement.verdict === 'agree') {
    tally.agree += 1;
  } else if (judgement.verdict === 'differ') {
    tally.differ += 1;
    const { reason, found, expected } = judgement;
    keep(tally.differing, { ...placeOf(round), reason, found, expected });
  } else {
    tally.notJudged += 1;
    keep(tally.unjudged, { ...placeOf(round), reason: judgement.reason });
  }
}

const placeOf = ({ file, row }: Place): Place => ({ file, row });

function keep(findings: RowFinding[], finding: RowFinding) {
  if (findings.length < FINDINGS_KEPT) findings.push(finding);
}

const inOrder = (findings: readonly RowFinding[]) =>
  findings.toSorted((a, b) => a.file - b.file || a.row - b.row).slice(0, FINDINGS_KEPT);

/** All of several tallies as plain data, each check over a game under a rule once. */
export function listed(...all: readonly Tallies[]): CheckTally[] {
  const sums = new Map<string, Counted>();
  for (const [key, tally] of all.flatMap((tallies) => [...tallies])) {
    const sum = sums.get(key);
    sums.set(key, sum === undefined ? tally : sumOf(sum, tally));
  }
  return [...sums.values()].map((tally) => ({
    ...tally,
    differing: inOrder(tally.differing),
    unjudged: inOrder(tally.unjudged),
  }));
}

const sumOf = (one: Counted, other: Counted): Counted => ({
  ...one,
  agree: one.agree + other.agree,
  differ: one.differ + other.differ,
  notJudged: one.notJudged + other.notJudged,
  differing: [...one.differing, ...other.differing],
  unjudged: [...one.unjudged, ...other.unjudged],
});
