import { type CheckId, type CheckTally, FINDINGS_KEPT, type RowFinding } from '../report.ts';
import type { Round } from '../round.ts';
import type { Judgement } from './judgement.ts';

type Tally = CheckTally & { differing: RowFinding[]; unjudged: RowFinding[] };

/** By check, operator, game and rule. */
export type Tallies = Map<string, Tally>;
/** Of the two questions: the rule of the operator, and the rule usually meant by the game. */
export type BothTallies = { byOperator: Tallies; byUsual: Tallies };
export const newTallies = (): BothTallies => ({ byOperator: new Map(), byUsual: new Map() });

/** Tallies of games that have no rule: each is a line with its rows, and slots come by the hundred. */
const MOST_OTHERS = 30;

export const gameOf = ({ play }: Round) => (play.game === 'other' ? play.name : play.game);

export function count(
  tallies: Tallies,
  check: CheckId,
  rule: string,
  round: Round,
  judgement: Judgement,
) {
  const { operator, file, row } = round;
  const keyOf = (name: string) => `${check} ${operator} ${rule} ${name}`;
  const isListed = tallies.has(keyOf(gameOf(round))) || tallies.size < MOST_OTHERS;
  const game = isListed || round.play.game !== 'other' ? gameOf(round) : 'other games';
  const key = keyOf(game);
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
  findings.toSorted((a, b) => a.file - b.file || a.row - b.row);

/** Tallies as plain data, their findings in the order of the rows. */
export const listed = (tallies: Tallies): CheckTally[] =>
  [...tallies.values()].map((tally) => ({
    ...tally,
    differing: inOrder(tally.differing),
    unjudged: inOrder(tally.unjudged),
  }));
