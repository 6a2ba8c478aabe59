import { type CheckId, type CheckTally, FINDINGS_KEPT, type RowFinding } from '../report.ts';
import type { Round } from '../round.ts';
import type { Judgement } from './judgement.ts';

type Tally = CheckTally & { differing: RowFinding[]; unjudged: RowFinding[] };

/** By check, operator, game and rule. */
export type Tallies = Map<string, Tally>;
/** Of the two questions: the rule of the operator, and the rule usually meant by the game. */
export type BothTallies = { byOperator: Tallies; byUsual: Tallies };
export const newTallies = (): BothTallies => ({ byOperator: new Map(), byUsual: new Map() });

export const gameOf = ({ play }: Round) => (play.game === 'other' ? play.name : play.game);

export function count(
  tallies: Tallies,
  check: CheckId,
  rule: string,
  round: Round,
  judgement: Judgement,
) {
  const { operator, file, row } = round;
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
    return;
  }
  const { verdict, ...finding } = judgement;
  const isOpen = verdict === 'not-judged';
  if (isOpen) tally.notJudged += 1;
  else tally.differ += 1;
  const findings = isOpen ? tally.unjudged : tally.differing;
  if (findings.length < FINDINGS_KEPT) findings.push({ file, row, ...finding });
}

const inOrder = (findings: readonly RowFinding[]) =>
  findings.toSorted((a, b) => a.file - b.file || a.row - b.row).slice(0, FINDINGS_KEPT);

/** All tallies as plain data, each check over a game under a rule once. */
export function listed(...all: readonly Tallies[]): CheckTally[] {
  const groups = Map.groupBy(
    all.flatMap((tallies) => [...tallies]),
    ([key]) => key,
  );
  return [...groups.values()].map((group) => {
    const sum = group
      .map(([, tally]) => tally)
      .reduce((one, other) => ({
        ...one,
        agree: one.agree + other.agree,
        differ: one.differ + other.differ,
        notJudged: one.notJudged + other.notJudged,
        differing: [...one.differing, ...other.differing],
        unjudged: [...one.unjudged, ...other.unjudged],
      }));
    return { ...sum, differing: inOrder(sum.differing), unjudged: inOrder(sum.unjudged) };
  });
}
