import { type CheckId, type CheckTally, FINDINGS_KEPT, type RowFinding } from '../report.ts';
import type { Round } from '../round.ts';
import type { Judgement } from './judgement.ts';

type Tally = CheckTally & { differing: RowFinding[]; unjudged: RowFinding[] };

/** Takes what a check found of a round, by the rule of its operator or by the one usually meant. */
export type Note = (
  by: 'operator' | 'usual',
  check: CheckId,
  rule: string,
  round: Round,
  judgement: Judgement,
) => void;

/** Of both questions, by check, operator, game and rule. */
export type Tallies = Record<Parameters<Note>[0], Map<string, Tally>>;
export const newTallies = (): Tallies => ({ operator: new Map(), usual: new Map() });

/** Tallies of games that have no rule: each is a line with its rows, and slots come by the hundred. */
const MOST_OTHERS = 30;

export const gameOf = ({ play }: Round) => (play.game === 'other' ? play.name : play.game);

export const countInto =
  (both: Tallies): Note =>
  (by, check, rule, round, judgement) => {
    const [tallies, { operator, play, file, row }] = [both[by], round];
    const keyOf = (game: string) => `${check} ${operator} ${rule} ${game}`;
    let [game, tally] = [gameOf(round), tallies.get(keyOf(gameOf(round)))];
    if (tally === undefined) {
      if (play.game === 'other' && tallies.size >= MOST_OTHERS) game = 'other games';
      const none = { agree: 0, differ: 0, notJudged: 0, differing: [], unjudged: [] };
      tally = tallies.get(keyOf(game)) ?? { check, operator, game, rule, ...none };
      tallies.set(keyOf(game), tally);
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
  };

const inOrder = (findings: readonly RowFinding[]) =>
  findings.toSorted((a, b) => a.file - b.file || a.row - b.row);

/** Tallies as plain data, their findings in the order of the rows. */
export const listed = (tallies: Map<string, Tally>): CheckTally[] =>
  [...tallies.values()].map((tally) => ({
    ...tally,
    differing: inOrder(tally.differing),
    unjudged: inOrder(tally.unjudged),
  }));
