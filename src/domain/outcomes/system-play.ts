import { type BettingSystem, BETTING_SYSTEMS, ladderOf } from './betting-systems.ts';

export type SystemPlan = {
  system: BettingSystem;
  /** Chance of winning an even-money bet. */
  winChance: number;
  /** Starting bankroll, in units. */
  bankrollUnits: number;
  rounds: number;
};

/** Amounts are in bets of one unit. */
export type SystemOutcome = {
  /** Ruin: less than one unit is left, at the end or before. */
  losesChance: number;
  lessChance: number;
  evenChance: number;
  aboveChance: number;
  medianUnits: number;
  averageUnits: number;
  /** Average sum of all bets. */
  averageTurnoverUnits: number;
};

/** Limits of the calculation; larger sessions show no betting systems. */
export const MOST_UNITS = 1000;
export const MOST_ROUNDS = 1000;

/** Chances below this are dropped; together they are below a billionth. */
const NO_CHANCE = 1e-17;

/**
 * Exact outcome of so many rounds on an even-money bet with a betting system, except for the dropped chances.
 *
 * The chance of every pair (balance, step of the system) is carried from round to round. With too little money
 * for the system's next bet it restarts at one unit; below one unit play stops.
 * Whatever the system, average end = start − edge × average turnover, with edge = 1 − 2 × win chance: each bet
 * loses that share on average, and a system only changes the size of the bets.
 * Source: facts on the outcome of bonuses, "Method" and its identity.
 */
export function systemOutcome({
  system,
  winChance,
  bankrollUnits,
  rounds,
}: SystemPlan): SystemOutcome {
  const { units, afterWin, afterLoss } = ladderOf(system);
  let board: Board = {
    rows: units.map(() => new Float64Array(bankrollUnits + 1)),
    top: bankrollUnits,
  };
  add(board.rows, 0, bankrollUnits, 1);
  let gone = 0;
  let averageTurnoverUnits = 0;
  for (let round = 0; round < rounds; round += 1) {
    const next: Board = {
      rows: units.map(() => new Float64Array(board.top + (units.at(-1) ?? 1) + 1)),
      top: 0,
    };
    board.rows.forEach((row, at) => {
      for (let balance = 1; balance <= board.top; balance += 1) {
        const chance = row[balance] ?? 0;
        if (chance < NO_CHANCE) continue;
        const step = (units[at] ?? 1) <= balance ? at : 0;
        const bet = units[step] ?? 1;
        averageTurnoverUnits += chance * bet;
        add(next.rows, afterWin(step), balance + bet, chance * winChance);
        next.top = Math.max(next.top, balance + bet);
        if (balance === bet) gone += chance * (1 - winChance);
        else add(next.rows, afterLoss(step), balance - bet, chance * (1 - winChance));
      }
    });
    board = next;
  }
  const ends = endsOf(board, gone);
  return { ...figures(ends, bankrollUnits), averageTurnoverUnits };
}

/** Outcomes of all systems, in order. */
export const allSystems = (plan: Omit<SystemPlan, 'system'>) =>
  BETTING_SYSTEMS.map((system) => ({ system, outcome: systemOutcome({ ...plan, system }) }));

/** Chances by step of the system and balance; no balance above `top` has one. */
type Board = { rows: Float64Array[]; top: number };

function add(rows: Float64Array[], step: number, balance: number, chance: number): void {
  const row = rows[step];
  if (row !== undefined) row[balance] = (row[balance] ?? 0) + chance;
}

/** Chance of every balance at the end. */
function endsOf({ rows, top }: Board, gone: number): Float64Array {
  const ends = new Float64Array(top + 1);
  for (const row of rows) {
    for (let balance = 1; balance <= top; balance += 1) {
      ends[balance] = (ends[balance] ?? 0) + (row[balance] ?? 0);
    }
  }
  ends[0] = gone;
  return ends;
}

function figures(ends: Float64Array, bankrollUnits: number) {
  let [lessChance, aboveChance, averageUnits, total, medianUnits] = [0, 0, 0, 0, -1];
  ends.forEach((chance, balance) => {
    if (balance > 0 && balance < bankrollUnits) lessChance += chance;
    if (balance > bankrollUnits) aboveChance += chance;
    averageUnits += chance * balance;
    total += chance;
    if (medianUnits < 0 && total >= 0.5) medianUnits = balance;
  });
  return {
    losesChance: ends[0] ?? 0,
    lessChance,
    evenChance: ends[bankrollUnits] ?? 0,
    aboveChance,
    medianUnits,
    averageUnits,
  };
}
