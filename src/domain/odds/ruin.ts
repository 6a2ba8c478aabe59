/** Longest session that is worked out: the work grows with the square of the number of bets. */
export const MOST_BETS = 10_000;

export type FlatSession = {
  /** Money at the start, in bets of one unit. */
  bankrollUnits: number;
  /** Bets planned; the session ends earlier if the money runs out. */
  bets: number;
  /** Chance of winning one bet, which pays 2×: one unit won or one unit lost. */
  winChance: number;
};

/** The four chances sum to 1. */
export type FlatSessionOdds = {
  /** The bankroll is gone at or before the last bet. */
  bustChance: number;
  /** Money is left, but less than at the start. */
  behindChance: number;
  levelChance: number;
  aheadChance: number;
  /** Bets made on average, fewer than planned because some sessions end early. */
  averageBets: number;
  /** Result on average: −(1 − 2 × win chance) × average bets. */
  averageNetUnits: number;
};

export type FlatSessionResult =
  | { ok: true; odds: FlatSessionOdds }
  | {
      ok: false;
      reason: 'bankroll-not-whole' | 'bets-not-whole' | 'too-many-bets' | 'win-chance-out-of-range';
    };

/**
 * Exact outcome of flat one-unit bets at 2× that stop when nothing is left.
 *
 * Dynamic programming: the chance of each balance after each bet is carried forward from the one
 * before; balance 0 takes in what reaches it. Bankroll 1 or more, bets 1 to 10,000, both whole.
 * Source: the random walk with one absorbing barrier (gambler's ruin); golden values in the tests.
 */
export function flatSessionOdds({
  bankrollUnits,
  bets,
  winChance,
}: FlatSession): FlatSessionResult {
  if (!isWholeAndPositive(bankrollUnits)) return { ok: false, reason: 'bankroll-not-whole' };
  if (!isWholeAndPositive(bets)) return { ok: false, reason: 'bets-not-whole' };
  if (bets > MOST_BETS) return { ok: false, reason: 'too-many-bets' };
  if (!isChance(winChance)) return { ok: false, reason: 'win-chance-out-of-range' };

  // Cell 0 is the balance at which play stops. Where the bankroll outlasts every bet, it is a
  // balance one below the lowest that can be reached, and stays empty.
  const start = Math.min(bankrollUnits, bets + 1);
  let before = new Float64Array(start + bets + 1);
  let after = new Float64Array(start + bets + 1);
  before[start] = 1;
  let bustChance = 0;
  let averageBets = 0;
  for (let made = 0; made < bets; made += 1) {
    averageBets += 1 - bustChance;
    spreadOneBet(before, after, Math.max(1, start - made), start + made, winChance);
    bustChance += after[0] ?? 0;
    after[0] = 0;
    [before, after] = [after, before];
  }
  return { ok: true, odds: summarise(before, start, bustChance, averageBets, winChance) };
}

/** Moves the chance of each balance from `lowest` to `highest` to its two neighbours. */
function spreadOneBet(
  from: Float64Array,
  to: Float64Array,
  lowest: number,
  highest: number,
  winChance: number,
): void {
  to.fill(0, lowest - 1, highest + 2);
  for (let balance = lowest; balance <= highest; balance += 1) {
    const chance = from[balance] ?? 0;
    if (chance === 0) continue;
    to[balance + 1] = (to[balance + 1] ?? 0) + chance * winChance;
    to[balance - 1] = (to[balance - 1] ?? 0) + chance * (1 - winChance);
  }
}

function summarise(
  balances: Float64Array,
  start: number,
  bustChance: number,
  averageBets: number,
  winChance: number,
): FlatSessionOdds {
  const sum = (part: Float64Array) => part.reduce((total, chance) => total + chance, 0);
  return {
    bustChance,
    behindChance: sum(balances.subarray(1, start)),
    levelChance: balances[start] ?? 0,
    aheadChance: sum(balances.subarray(start + 1)),
    averageBets,
    averageNetUnits: (2 * winChance - 1) * averageBets,
  };
}

function isWholeAndPositive(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}

function isChance(value: number): boolean {
  return value >= 0 && value <= 1;
}
