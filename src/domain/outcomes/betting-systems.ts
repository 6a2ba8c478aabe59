/** Betting systems of the guides, on even-money bets. */
export const BETTING_SYSTEMS = ['flat', 'martingale', 'dalembert', 'fibonacci', 'paroli'] as const;
export type BettingSystem = (typeof BETTING_SYSTEMS)[number];

/** Table limit, in units. */
const TABLE_LIMIT_UNITS = 100;

/**
 * A system as a ladder: the bet of each step, in units, and the next step after a win and after a loss. `flat`
 * always bets one unit. `martingale` doubles after a loss and restarts after a win. `dalembert` goes up by one
 * unit after a loss and down by one after a win. `fibonacci` goes up one number of the sequence after a loss and
 * down two after a win. `paroli` doubles after a win, and restarts after a loss or the third win. Source: the
 * rules as commonly described; guides differ in details.
 */
export type Ladder = {
  units: readonly number[];
  afterWin: (step: number) => number;
  afterLoss: (step: number) => number;
};

const begin = () => 0;

export function ladderOf(system: BettingSystem): Ladder {
  switch (system) {
    case 'flat':
      return { units: [1], afterWin: begin, afterLoss: begin };
    case 'martingale': {
      const units = upToLimit((step) => 2 ** step);
      return { units, afterWin: begin, afterLoss: orBegin(units, (step) => step + 1) };
    }
    case 'dalembert': {
      const units = upToLimit((step) => step + 1);
      return {
        units,
        afterWin: (step) => Math.max(0, step - 1),
        afterLoss: orBegin(units, (step) => step + 1),
      };
    }
    case 'fibonacci': {
      const units = upToLimit(fibonacci);
      return {
        units,
        afterWin: (step) => Math.max(0, step - 2),
        afterLoss: orBegin(units, (step) => step + 1),
      };
    }
    case 'paroli':
      return { units: [1, 2, 4], afterWin: (step) => (step + 1) % 3, afterLoss: begin };
  }
}

function upToLimit(unitsAt: (step: number) => number): number[] {
  const units: number[] = [];
  while (unitsAt(units.length) <= TABLE_LIMIT_UNITS) units.push(unitsAt(units.length));
  return units;
}

/** Restarts the system where the next bet would exceed the table limit. */
function orBegin(units: readonly number[], next: (step: number) => number) {
  return (step: number) => (next(step) < units.length ? next(step) : 0);
}

/** 1, 1, 2, 3, 5, 8, … */
function fibonacci(step: number): number {
  let [one, other] = [1, 1];
  for (let at = 0; at < step; at += 1) [one, other] = [other, one + other];
  return one;
}
