import { binomial } from '../../odds/binomial.ts';
import { bucketChances } from '../../odds/plinko.ts';
import type { OddsCount } from '../report.ts';
import type { Round } from '../round.ts';
import { oddsByOperator, type OddsOf } from './round-odds.ts';

type Cell = { name: string; chance: number; counted: number };

/** Fewer rounds than this say nothing about odds. */
const FEWEST_ROUNDS = 30;

/**
 * Counts of what came out beside what the usual odds expect: the buckets of a Plinko board, won and lost of a
 * bet at dice or a target at limbo. A round counts whatever its stake, unless it was refused or void.
 */
export function oddsCounts(
  rounds: readonly Round[],
  oddsOf: OddsOf = oddsByOperator(rounds),
): OddsCount[] {
  const boards = new Map<string, Pick<OddsCount, 'operator' | 'game' | 'of'> & { cells: Cell[] }>();
  for (const round of rounds) {
    const draw = round.kind === 'refused' || round.kind === 'void' ? null : drawOf(round);
    if (draw === null) continue;
    const { operator, play } = round;
    const { of, came } = draw;
    const id = `${operator} ${play.game} ${of}`;
    const board = boards.get(id) ?? {
      operator,
      game: play.game,
      of,
      cells: cellsOf(round, oddsOf),
    };
    boards.set(id, board);
    const cell = board.cells[came];
    if (cell !== undefined) cell.counted += 1;
  }
  const counted = [...boards.values()]
    .map((board) => ({
      ...board,
      rounds: board.cells.reduce((sum, cell) => sum + cell.counted, 0),
    }))
    .filter(({ cells }) => cells.length > 0);
  const judged = counted.filter((board) => board.rounds >= FEWEST_ROUNDS);
  return counted.map(({ cells, ...board }) => {
    const share = board.rounds < FEWEST_ROUNDS ? null : asFar(cells, board.rounds);
    return {
      ...board,
      outcomes: cells.map(({ chance, ...cell }) => ({ ...cell, expected: chance * board.rounds })),
      asFarOf1000: share && { from: share.from * 1000, to: share.to * 1000 },
      asFarAmongAllOf1000: share && Math.min(1, share.to * judged.length) * 1000,
    };
  });
}

/** Which board or bet it was, and the place of what came out among its outcomes. */
function drawOf({ play }: Round): { of: string; came: number } | null {
  if (play.game === 'plinko' && play.bucket !== null) {
    return { of: `${play.rows} rows, ${play.risk}`, came: play.bucket };
  }
  if (play.game === 'dice' && play.roll !== null && play.wins !== null) {
    const { from, to, outside } = play.wins;
    const isInside = from <= play.roll && play.roll <= to;
    return { of: `${outside ? 'outside ' : ''}${from} to ${to}`, came: +(isInside === outside) };
  }
  if (play.game !== 'limbo' || play.target === null || play.result === null) return null;
  return { of: `target ${play.target}`, came: +(Number(play.result) < Number(play.target)) };
}

function cellsOf(round: Round, oddsOf: OddsOf): Cell[] {
  const { play } = round;
  if (play.game === 'plinko') {
    return bucketChances(play.rows).map((chance, bucket) => ({
      name: `${bucket}`,
      chance,
      counted: 0,
    }));
  }
  const won = oddsOf(round)?.outcomes?.find(({ multiplier }) => multiplier > 0)?.probability;
  if (won === undefined) return [];
  return [
    { name: 'won', chance: won, counted: 0 },
    { name: 'lost', chance: 1 - won, counted: 0 },
  ];
}

/**
 * How many histories have a count as unlikely as the most unlikely here: its chance of being so low or lower,
 * or so high or higher, the smaller of them. Each count alone is binomial. So the answer is at least the share
 * of one count that far and at most the sum of all; of two outcomes, which are one count, it is exact.
 */
function asFar(cells: readonly Cell[], rounds: number) {
  const laws = cells.map(({ chance }) => [...binomial(rounds, chance)]);
  const tail = Math.min(
    ...cells.map(({ counted }, index) => {
      const law = laws[index] ?? [];
      return Math.min(sum(law.slice(0, counted + 1)), sum(law.slice(counted)));
    }),
  );
  const shares = laws.map((law) => share(law, tail) + share(law.toReversed(), tail));
  const most = Math.max(...shares);
  return { from: Math.min(1, most), to: Math.min(1, cells.length === 2 ? most : sum(shares)) };
}

/** Chance of the counts, from the first on, whose sum is at most `tail`. */
function share(law: readonly number[], tail: number): number {
  let total = 0;
  for (const chance of law) {
    if (total + chance > tail * (1 + 1e-9)) break;
    total += chance;
  }
  return total;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
