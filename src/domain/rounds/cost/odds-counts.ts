import { bucketChances } from '../../odds/plinko.ts';
import type { OddsCount } from '../report.ts';
import type { OperatorId, Round } from '../round.ts';
import { DICE_ROLLS } from './round-odds.ts';

/** One way to bet, what can come of it under the usual odds, and what came. */
type Board = {
  operator: OperatorId | null;
  game: string;
  of: string;
  outcomes: { name: string; chance: number; counted: number }[];
};

/** Fewer rounds than this say nothing about odds. */
const FEWEST_ROUNDS = 30;
const LIMBO_RETURN = 0.99;

/**
 * Counts of what came out beside what the usual odds of the game expect: buckets of a Plinko board, won and
 * lost of a dice bet or a limbo target. A round counts whatever its stake, unless it was refused or void.
 */
export function oddsCounts(rounds: readonly Round[]): OddsCount[] {
  const boards = new Map<string, Board>();
  for (const round of rounds) {
    if (round.kind === 'refused' || round.kind === 'void') continue;
    const draw = drawOf(round);
    if (draw === null) continue;
    const id = `${round.operator} ${round.play.game} ${draw.of}`;
    const board = boards.get(id) ?? newBoard(round, draw);
    boards.set(id, board);
    const outcome = board.outcomes[draw.outcome];
    if (outcome !== undefined) outcome.counted += 1;
  }
  const most = Math.max(0, ...[...boards.values()].map(roundsOn));
  const logFactorials = logFactorialsTo(most);
  const judged = [...boards.values()].filter((board) => roundsOn(board) >= FEWEST_ROUNDS).length;
  return [...boards.values()].map((board) => countOf(board, judged, logFactorials));
}

type Draw = { of: string; outcome: number; names: () => string[]; chances: () => number[] };

const WON_OR_LOST = () => ['won', 'lost'];
const twoWays = (chance: number) => () => [chance, 1 - chance];

function drawOf({ play, operator }: Round): Draw | null {
  if (play.game === 'plinko' && play.bucket !== null) {
    return {
      of: `${play.rows} rows, ${play.risk}`,
      outcome: play.bucket,
      names: () => bucketChances(play.rows).map((_, bucket) => `${bucket}`),
      chances: () => bucketChances(play.rows),
    };
  }
  if (play.game === 'dice' && play.roll !== null && play.wins !== null) {
    const { from, to, outside } = play.wins;
    const rolls = operator && DICE_ROLLS[operator];
    if (!rolls) return null;
    const inside = (to - from + 1) / rolls;
    return {
      of: `${outside ? 'outside ' : ''}${from} to ${to}`,
      outcome: play.roll >= from && play.roll <= to !== outside ? 0 : 1,
      names: WON_OR_LOST,
      chances: twoWays(outside ? 1 - inside : inside),
    };
  }
  if (play.game === 'limbo' && play.target !== null && play.result !== null) {
    const target = Number(play.target);
    return {
      of: `target ${play.target}`,
      outcome: Number(play.result) >= target ? 0 : 1,
      names: WON_OR_LOST,
      chances: twoWays(Math.min(1, LIMBO_RETURN / target)),
    };
  }
  return null;
}

function newBoard({ operator, play }: Round, { of, names, chances }: Draw): Board {
  const all = chances();
  return {
    operator,
    game: play.game,
    of,
    outcomes: names().map((name, index) => ({ name, chance: all[index] ?? 0, counted: 0 })),
  };
}

const roundsOn = ({ outcomes }: Board) => outcomes.reduce((sum, { counted }) => sum + counted, 0);

function countOf(board: Board, judged: number, logFactorials: Float64Array): OddsCount {
  const { operator, game, of, outcomes } = board;
  const rounds = roundsOn(board);
  const share = rounds < FEWEST_ROUNDS ? null : asFar(outcomes, rounds, logFactorials);
  return {
    operator,
    game,
    of,
    rounds,
    outcomes: outcomes.map(({ name, chance, counted }) => ({
      name,
      counted,
      expected: chance * rounds,
    })),
    asFarOf1000: share && { from: share.from * 1000, to: share.to * 1000 },
    asFarAmongAllOf1000: share && Math.min(1, share.to * judged) * 1000,
  };
}

/**
 * How unlikely the most unlikely count is: its chance of being so low or lower, or so high or higher, the
 * smaller of them. A history is as far if any count has so small a tail. Each count alone is binomial, so the
 * chance of that is at least that of its likeliest count and at most the sum of all.
 */
function asFar(outcomes: Board['outcomes'], rounds: number, logFactorials: Float64Array) {
  const cells = outcomes.map(({ chance, counted }) => {
    const chances = binomial(rounds, chance, logFactorials);
    const below = sumOf(chances.subarray(0, counted));
    const at = chances[counted] ?? 0;
    return { chances, tail: Math.min(below + at, 1 - below) };
  });
  const tail = Math.min(...cells.map((cell) => cell.tail)) * (1 + 1e-9);
  const shares = cells.map(({ chances }) => tails(chances, tail));
  // Two outcomes are one count and its complement.
  const to = outcomes.length === 2 ? Math.max(...shares) : sumOf(Float64Array.from(shares));
  return { from: Math.min(1, Math.max(...shares)), to: Math.min(1, to) };
}

/** Chance of a count whose tail on either side is at most so small. */
function tails(chances: Float64Array, atMost: number): number {
  let share = 0;
  for (const side of [chances, chances.toReversed()]) {
    let tail = 0;
    for (const chance of side) {
      if (tail + chance > atMost) break;
      tail += chance;
    }
    share += tail;
  }
  return Math.min(1, share);
}

function binomial(rounds: number, chance: number, logFactorials: Float64Array): Float64Array {
  const chances = new Float64Array(rounds + 1);
  if (chance <= 0 || chance >= 1) {
    chances[chance <= 0 ? 0 : rounds] = 1;
    return chances;
  }
  const [log, logNot] = [Math.log(chance), Math.log1p(-chance)];
  for (let count = 0; count <= rounds; count += 1) {
    const ways =
      (logFactorials[rounds] ?? 0) -
      (logFactorials[count] ?? 0) -
      (logFactorials[rounds - count] ?? 0);
    chances[count] = Math.exp(ways + count * log + (rounds - count) * logNot);
  }
  return chances;
}

function logFactorialsTo(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let n = 2; n <= most; n += 1) logs[n] = (logs[n - 1] ?? 0) + Math.log(n);
  return logs;
}

const sumOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);
