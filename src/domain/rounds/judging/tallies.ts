import Big from 'big.js';
import { FINDINGS_KEPT } from '../findings-kept.ts';
import type { CheckId, CheckTally, RowFinding } from '../report.ts';
import type { DecimalText, Place, Round } from '../round.ts';
import { textOf } from './decimals.ts';
import type { Judgement, Tolerance } from './judgement.ts';

type Tally = Omit<CheckTally, 'unjudged' | 'tolerance' | 'difference'> & {
  tolerance: Tolerance | null;
  difference: Map<string, DecimalText>;
  differing: RowFinding[];
  unjudged: Map<string, { count: number; rows: Place[] }>;
};

/** First rows that are named of each reason why rows are not judged. */
const ROWS_NAMED = 12;

/** Takes what a check found of a round, by the rule of its operator or by the one usually meant. */
export type Note = (
  by: 'operator' | 'usual',
  check: CheckId,
  rule: string,
  round: Round,
  judgement: Judgement,
) => void;

/** Of both questions, by check, operator, game and rule. */
export type Tallies = Record<Parameters<Note>[0], Tally[]>;
export const newTallies = (): Tallies => ({ operator: [], usual: [] });

/** Tallies of games that have no rule: each is a line with its rows, and slots come by the hundred. */
const MOST_OTHERS = 30;
const OTHERS = 'other games';

export const gameOf = ({ play }: Round) => (play.game === 'other' ? play.name : play.game);

export const countInto =
  (both: Tallies): Note =>
  (by, check, rule, round, judgement) => {
    const [tallies, { operator, play, file, row }, own] = [both[by], round, gameOf(round)];
    // Tallies are few: a look at each is quicker than a key of four texts for every check of every round.
    const known = (game: string) =>
      tallies.find(
        (one) =>
          one.check === check &&
          one.rule === rule &&
          one.operator === operator &&
          one.game === game,
      );
    const game = play.game === 'other' && tallies.length >= MOST_OTHERS ? OTHERS : own;
    let tally = known(own) ?? known(game);
    if (tally === undefined) {
      const none = { agree: 0, lost: 0, differ: 0, notJudged: 0, tolerance: null };
      const lists = { difference: new Map(), differing: [], unjudged: new Map() };
      tally = { check, operator, game, rule, ...none, ...lists };
      tallies.push(tally);
    }
    if (judgement.verdict === 'agree') {
      tally.agree += 1;
      if (judgement.isLost) tally.lost += 1;
      if (judgement.tolerance) tally.tolerance = coarser(tally.tolerance, judgement.tolerance);
    } else if (judgement.verdict === 'not-judged') {
      tally.notJudged += 1;
      const alike = tally.unjudged.get(judgement.reason) ?? { count: 0, rows: [] };
      alike.count += 1;
      if (alike.rows.length < FINDINGS_KEPT) alike.rows.push({ file, row });
      tally.unjudged.set(judgement.reason, alike);
    } else {
      tally.differ += 1;
      const { reason, found, expected } = judgement;
      const { at, nonce, stake, currency } = round;
      const bet = { at, nonce, stake, currency, play };
      const short = check === 'payout' && { short: new Big(expected).minus(found).toFixed() };
      const finding = { file, row, reason, found, expected, bet, ...short };
      if (tally.differing.length < FINDINGS_KEPT) tally.differing.push(finding);
      if (check === 'payout') {
        const before = new Big(tally.difference.get(round.currency) ?? 0);
        const sum = before.plus(found).minus(expected);
        tally.difference.set(round.currency, sum.toFixed());
      }
    }
  };

function coarser(known: Tolerance | null, { multiplier, money }: Tolerance): Tolerance {
  // The finest of the multipliers: a spreadsheet writes 2.00 as 2.
  const unit = Math.min(known?.multiplier ?? Infinity, multiplier ?? Infinity);
  const units = Number.isFinite(unit) ? { multiplier: unit } : {};
  return { ...units, money: Math.max(known?.money ?? 0, money) };
}

const inOrder = <Found extends Place>(findings: readonly Found[]) =>
  findings.toSorted((a, b) => a.file - b.file || a.row - b.row);

/** Tallies as plain data, their findings in the order of the rows. */
export const listed = (tallies: readonly Tally[]): CheckTally[] =>
  tallies.map((tally) => ({
    ...tally,
    tolerance: tally.tolerance && {
      multiplier: tally.tolerance.multiplier ? textOf(tally.tolerance.multiplier) : null,
      money: textOf(tally.tolerance.money),
    },
    difference: [...tally.difference].map(([currency, sum]) => ({ currency, sum })),
    differing: inOrder(tally.differing),
    unjudged: [...tally.unjudged].map(([reason, { count, rows }]) => {
      return { reason, count, rows: inOrder(rows).slice(0, ROWS_NAMED) };
    }),
  }));
