import { balanceBound } from './balance-bound.ts';
import { cashOut, cashOutLine } from './cash-out.ts';
import { isTooMuchWork } from './cells-in-use.ts';
import type { OwnFirst, Plan } from './plan.ts';
import { type Ends, playSteps } from './play.ts';
import { gridOf } from './play-grid.ts';

/** Chance still in play at which the pass over own money ends. */
const SETTLED = 1e-11;
/** Steps between two reports. */
const REPORT_EVERY = 500;

type Left = { balanceMinor: number; chance: number };

/** Ends of own money: those who leave at the stop, and the rests of those who have less than one bet. */
type OwnEnds = {
  left: readonly Left[];
  /** By the rest in minor units: chances by bets made. */
  spent: ReadonlyMap<number, ReadonlyMap<number, number>>;
  averageBets: number;
};

/**
 * Ends of a plan with two pots, as what players leave with: own money at the stop, or else what is left of it, less
 * than one bet, with the cash-out of the bonus. Exact up to plays of a chance of 10^−11 that are still betting own
 * money. Returns the reason where the plan is refused.
 *
 * One pass over (own balance), and over (bets made) where its bets make the wagering; then the play of the bonus,
 * once for each rest, which is kept apart from it.
 */
export function* ownFirstEnds(
  plan: Plan,
  shares: readonly number[],
): Generator<number, Ends | 'amounts-too-fine' | 'too-much-work'> {
  const { depositMinor, starts, ownFirst } = plan;
  const [start] = starts;
  if (ownFirst === undefined || start === undefined) throw new RangeError('Expected two pots');
  const own = yield* playOwn(plan, ownFirst, start.bets);
  if (typeof own === 'string') return own;
  const finished = new Map<number, number>();
  const unfinished = new Map<number, number>();
  const add = (chances: Map<number, number>, balanceMinor: number, chance: number) =>
    chances.set(balanceMinor, (chances.get(balanceMinor) ?? 0) + chance);
  for (const { balanceMinor, chance } of own.left) add(finished, balanceMinor, chance);
  const above = { chance: 0, balanceSumMinor: 0 };
  let { averageBets } = own;
  for (const { rests, byBets } of bonusPlays(own.spent, ownFirst)) {
    const reached = [...byBets.values()].reduce((sum, chance) => sum + chance, 0);
    const bonusStarts = [...byBets].map(([made, chance]) => ({
      balanceMinor: start.balanceMinor - depositMinor,
      bets: start.bets - made,
      chance,
    }));
    const play = { ...plan, starts: bonusStarts };
    const line = cashOutLine(plan.rule, plan, start.bets);
    const grid = gridOf(
      play,
      Math.max(
        line.fromMinor,
        ...[...rests.keys()].map((rest) => depositMinor - rest - line.offsetMinor),
        ...(line.slope === 0 ? [] : shares.map((share) => topFor(play, reached, own.left, share))),
      ),
    );
    if (grid === null) return 'amounts-too-fine';
    if (isTooMuchWork(grid)) return 'too-much-work';
    const bonus = yield* playSteps(grid);
    for (const [rest, weight] of rests) {
      averageBets += weight * bonus.averageBets;
      for (const { balanceMinor, betsLeft, chance } of bonus.ends) {
        const end = { balanceMinor, betsLeft, betsMade: start.bets - betsLeft };
        const paid = cashOut(plan.rule, plan, end);
        add(betsLeft > 0 ? unfinished : finished, rest + paid, weight * chance);
      }
      const { chance, balanceSumMinor } = bonus.above;
      above.chance += weight * chance;
      above.balanceSumMinor +=
        weight * (line.slope * balanceSumMinor + (line.offsetMinor + rest) * chance);
    }
  }
  const endsOf = (chances: ReadonlyMap<number, number>, betsLeft: number) =>
    [...chances].map(([balanceMinor, chance]) => ({ balanceMinor, betsLeft, chance }));
  // A withdrawal asks only whether bets are left, not how many.
  return { ends: [...endsOf(finished, 0), ...endsOf(unfinished, 1)], above, averageBets };
}

/** Plays of the bonus: one for all rests where bets with own money make none of the wagering, else one for each. */
function bonusPlays(spent: OwnEnds['spent'], { counts }: OwnFirst) {
  const all = [...spent];
  if (counts === 'both') {
    return all.map(([rest, byBets]) => ({ rests: new Map([[rest, 1]]), byBets }));
  }
  const rests = new Map(all.map(([rest, byBets]) => [rest, byBets.get(0) ?? 0]));
  return rests.size === 0 ? [] : [{ rests, byBets: new Map([[0, 1]]) }];
}

/** Balance that so many of all players, at the share, do not exceed: half of the rest may be in either pot. */
function topFor(play: Plan, reached: number, left: readonly Left[], share: number): number {
  const rest = (1 - share) / 2;
  const starts = play.starts.map((one) => ({ ...one, chance: one.chance / reached }));
  let highest = 0;
  let chance = 0;
  for (const one of left.toSorted((a, b) => b.balanceMinor - a.balanceMinor)) {
    chance += one.chance;
    highest = one.balanceMinor;
    if (chance > rest) break;
  }
  return Math.max(highest, balanceBound({ ...play, starts }, 1 - rest));
}

function* playOwn(
  plan: Plan,
  { stopMinor, counts }: OwnFirst,
  bets: number,
): Generator<number, OwnEnds | 'amounts-too-fine' | 'too-much-work'> {
  const { depositMinor, betMinor, table } = plan;
  const grid = gridOf(
    { table, betMinor, starts: [{ balanceMinor: depositMinor, bets, chance: 1 }] },
    stopMinor,
  );
  if (grid === null) return 'amounts-too-fine';
  if (isTooMuchWork(grid)) return 'too-much-work';
  const { bet, unitsPerMinor, moves, moveChances } = grid;
  // The bet need not be a whole number of steps of the payouts.
  const step = greatestDivisor(grid.step, bet);
  const base = (depositMinor * unitsPerMinor) % step;
  const cellOf = (minor: number) => Math.ceil((minor * unitsPerMinor - base) / step - 1e-9);
  const minorOf = (cell: number) => (cell * step + base) / unitsPerMinor;
  const [stop, least, perBet] = [cellOf(stopMinor), cellOf(betMinor), bet / step];
  const chances = Float64Array.of(
    Math.max(0, 1 - moveChances.reduce((sum, one) => sum + one, 0)),
    ...moveChances,
  );
  const moved = Int32Array.of(-perBet, ...moves.map((move) => (move * grid.step) / step - perBet));
  const left = new Float64Array(Math.max(stop, cellOf(depositMinor)) + 1 + Math.max(...moved, 0));
  const spent = new Map<number, Map<number, number>>();
  let [cells, next] = [new Float64Array(stop), new Float64Array(stop)];
  let averageBets = 0;
  const put = (cell: number, chance: number, made: number) => {
    if (cell >= stop) left[cell] = (left[cell] ?? 0) + chance;
    else if (cell >= least) next[cell] = (next[cell] ?? 0) + chance;
    else {
      const byBets = spent.get(minorOf(cell)) ?? new Map<number, number>();
      spent.set(minorOf(cell), byBets);
      const key = counts === 'both' ? made : 0;
      byBets.set(key, (byBets.get(key) ?? 0) + chance);
    }
  };
  put(cellOf(depositMinor), 1, 0);
  const most = counts === 'both' ? bets : Infinity;
  for (let made = 1; made <= most; made += 1) {
    [cells, next] = [next, cells.fill(0)];
    let underway = 0;
    for (let cell = least; cell < stop; cell += 1) {
      const chance = cells[cell] ?? 0;
      if (chance === 0) continue;
      underway += chance;
      for (let way = 0; way < moved.length; way += 1) {
        put(cell + (moved[way] ?? 0), chance * (chances[way] ?? 0), made);
      }
    }
    averageBets += underway;
    if (underway < SETTLED) break;
    if (made % REPORT_EVERY === 0) yield 0;
  }
  // A player who made all the wagering with own money has the bonus too.
  const bonusMinor = (plan.starts[0]?.balanceMinor ?? depositMinor) - depositMinor;
  const paidWhole = (balanceMinor: number) =>
    cashOut(plan.rule, plan, { balanceMinor, betsLeft: 0, betsMade: bets });
  return {
    left: [
      ...leftIn(left, minorOf),
      ...leftIn(next, (cell) => paidWhole(minorOf(cell) + bonusMinor)),
    ],
    spent,
    averageBets,
  };
}

const leftIn = (chances: Float64Array, balanceOf: (cell: number) => number): Left[] =>
  [...chances.entries()]
    .filter(([, chance]) => chance > 0)
    .map(([cell, chance]) => ({ balanceMinor: balanceOf(cell), chance }));

function greatestDivisor(one: number, other: number): number {
  while (other !== 0) [one, other] = [other, one % other];
  return Math.abs(one);
}
