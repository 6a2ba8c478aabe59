import { bucketChances } from '../../odds/plinko.ts';
import type { OddsCount, Share } from '../report.ts';
import type { Round } from '../round.ts';
import { boardOf } from '../judging/multiplier-tables.ts';
import { oddsByOperator, type OddsOf } from './round-odds.ts';

type Cell = { name: string; chance: number; pays: number; counted: number };

/** Fewer rounds than this say nothing about odds. */
const FEWEST_ROUNDS = 30;

/**
 * Counts of what came out beside what the usual odds expect: the buckets of a Plinko board, won and lost of a
 * bet at dice. A round counts whatever its stake, unless it was refused or void.
 */
export function oddsCounts(
  rounds: readonly Round[],
  oddsOf: OddsOf = oddsByOperator(rounds),
): OddsCount[] {
  const boards = Map.groupBy(
    rounds.flatMap((round) => {
      const draw = round.kind === 'refused' || round.kind === 'void' ? null : drawOf(round);
      return draw === null ? [] : { ...draw, round };
    }),
    ({ of, round }) => `${round.operator} ${round.play.game} ${of}`,
  );
  const judged = [...boards.values()].filter(({ length }) => length >= FEWEST_ROUNDS).length;
  return [...boards.values()].flatMap((draws) => {
    const [first] = draws;
    const cells = first === undefined ? [] : cellsOf(first.round, oddsOf);
    if (first === undefined || cells.length === 0) return [];
    for (const { came } of draws) {
      const cell = cells[came];
      if (cell !== undefined) cell.counted += 1;
    }
    const isFew = draws.length < FEWEST_ROUNDS;
    const tail = leastTail(cells, draws.length) * (1 + 1e-9);
    const share = isFew ? null : asFarOf1000(cells, draws.length, tail);
    return {
      operator: first.round.operator,
      game: first.round.play.game,
      of: first.of,
      rounds: draws.length,
      outcomes: cells.map(({ name, counted, chance }) => {
        return { name, counted, expected: chance * draws.length };
      }),
      asFarOf1000: share,
      raisedSeenOf1000: isFew ? null : raisedSeenOf1000(cells, draws.length),
      asFarAmongAllOf1000: share && Math.min(1000, share.to * judged),
    };
  });
}

/** Board or bet of a round, and the place of its result among the outcomes. */
function drawOf({ play }: Round): { of: string; came: number } | null {
  if (play.game === 'plinko' && play.bucket !== null) {
    return { of: `${play.rows} rows, ${play.risk}`, came: play.bucket };
  }
  if (play.game === 'dice' && play.roll !== null && play.wins !== null) {
    const { from, to, outside } = play.wins;
    const isInside = from <= play.roll && play.roll <= to;
    return { of: `${outside ? 'outside ' : ''}${from} to ${to}`, came: +(isInside === outside) };
  }
  return null;
}

function cellsOf(round: Round, oddsOf: OddsOf): Cell[] {
  const cell = (name: string, chance: number, pays: number) => {
    return { name, chance, pays, counted: 0 };
  };
  if (round.play.game === 'plinko') {
    const board = boardOf(round.play, { of: 'plinko' }) ?? [];
    return bucketChances(round.play.rows).map((chance, bucket) =>
      cell(`${bucket}`, chance, Number(board[bucket] ?? 0)),
    );
  }
  const { multipliers = [], chances = [] } = oddsOf(round)?.outcomes ?? {};
  const at = multipliers.findIndex((multiplier) => multiplier > 0);
  const [won, pays = 0] = [chances[at], multipliers[at]];
  return won === undefined ? [] : [cell('won', won, pays), cell('lost', 1 - won, 0)];
}

/** The count that is the most unlikely here: its chance of being so low or lower, or so high or higher. */
const leastTail = (cells: readonly Cell[], rounds: number) =>
  Math.min(
    ...cells.flatMap(({ chance, counted }) => [
      sumWhile(rounds, chance, (count) => count <= counted),
      sumWhile(rounds, 1 - chance, (count) => count <= rounds - counted),
    ]),
  );

/**
 * Of 1,000 histories drawn by the chances `drawn`, how many have a count that is as unlikely as `tail` by the odds.
 * Each count alone is binomial. So the answer is at least the share of one count that far and at most the sum of all;
 * of two outcomes, which are one count, it is exact.
 */
function asFarOf1000(
  cells: readonly Cell[],
  rounds: number,
  tail: number,
  drawn = ({ chance }: Cell) => chance,
): Share {
  const farBelow = (chance: number, other: number) => {
    let last = -1;
    sumWhile(rounds, chance, (count, sum) => {
      if (sum <= tail) last = count;
      return sum <= tail;
    });
    return sumWhile(rounds, other, (count) => count <= last);
  };
  const shares = cells.map((cell) => {
    const [chance, other] = [cell.chance, drawn(cell)];
    return farBelow(chance, other) + farBelow(1 - chance, 1 - other);
  });
  const most = Math.max(...shares);
  const all = shares.reduce((sum, share) => sum + share, 0);
  return {
    from: 1000 * Math.min(1, most),
    to: 1000 * Math.min(1, cells.length === 2 ? most : all),
  };
}

/** Share of the stake by which an edge is raised to tell how strong a count is. */
const RAISED = 0.01;
/** Share of honest histories that a count is called unusual by. */
const UNUSUAL = 0.05;

/** Of 1,000 histories whose edge is raised by turning some rounds into the worst outcome, how many look unusual. */
function raisedSeenOf1000(cells: readonly Cell[], rounds: number): Share {
  const worst = Math.min(...cells.map(({ pays }) => pays));
  const sumOf = (part: (cell: Cell) => number) => cells.reduce((sum, cell) => sum + part(cell), 0);
  const turned = RAISED / (sumOf(({ chance, pays }) => chance * pays) - worst);
  const ofWorst = sumOf(({ chance, pays }) => (pays === worst ? chance : 0));
  const counts = cells.length === 2 ? 1 : cells.length;
  return asFarOf1000(cells, rounds, UNUSUAL / 2 / counts, ({ chance, pays }) => {
    return chance * (1 - turned) + (pays === worst ? (turned * chance) / ofWorst : 0);
  });
}

/** The chances of the counts from 0 on, each binomial, as long as the count and the sum with it are wanted. */
function sumWhile(
  rounds: number,
  chance: number,
  isWanted: (count: number, sum: number) => boolean,
): number {
  let sum = 0;
  // Of logarithms: the first chances can be smaller than a double holds.
  let log = rounds * Math.log1p(-chance);
  for (let count = 0; count <= rounds; count += 1) {
    const next = sum + Math.exp(log);
    if (!isWanted(count, next)) break;
    sum = next;
    log += Math.log(((rounds - count) * chance) / ((count + 1) * (1 - chance)));
  }
  return sum;
}
