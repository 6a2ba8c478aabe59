import { expect, test } from 'vitest';
import { CASHABLE } from './cash-out.ts';
import { outcome, planOf, THREE_WAYS } from './outcome-for-tests.ts';
import type { Plan } from './plan.ts';
import { evenMoneyGame } from './yardstick-games.ts';

type State = { chance: number; balance: number; made: number };

/** Courses of a plan with clauses, by brute force: what players leave with, and its chance. */
function courses(plan: Plan): { chance: number; paid: number }[] {
  const { starts, betMinor, table, lumps, endsBelowMinor = 0, ownFirst, depositMinor } = plan;
  const [start] = starts;
  if (start === undefined) return [];
  const lost = 1 - table.reduce((sum, { chance }) => sum + chance, 0);
  const ways = [...table, { chance: lost, multiple: 0 }];
  const bet = ({ chance, balance, made }: State): State[] =>
    ways.map((way) => ({
      chance: chance * way.chance,
      balance: balance - betMinor + way.multiple * betMinor,
      made: made + 1,
    }));
  const rule = plan.rule.kind === 'withdrawal' ? plan.rule : CASHABLE;
  const paidFor = (balance: number, isDone: boolean) =>
    !isDone && rule.forfeitsUnfinished ? 0 : Math.min(balance, rule.capMinor ?? Infinity);
  const play = (state: State, rest: number): { chance: number; paid: number }[] => {
    const isDone = state.made === start.bets;
    if (isDone || state.balance < Math.max(betMinor, endsBelowMinor)) {
      return [{ chance: state.chance, paid: rest + paidFor(state.balance, isDone) }];
    }
    return bet(state).flatMap((next) => {
      const isDue = lumps !== undefined && next.made % lumps.everyBets === 0;
      return play({ ...next, balance: next.balance + (isDue ? lumps.amountMinor : 0) }, rest);
    });
  };
  if (ownFirst === undefined) {
    return play({ chance: 1, balance: start.balanceMinor, made: 0 }, 0);
  }
  const bonus = start.balanceMinor - depositMinor;
  const playOwn = (state: State): { chance: number; paid: number }[] => {
    if (state.balance >= ownFirst.stopMinor) return [{ chance: state.chance, paid: state.balance }];
    if (state.made === start.bets) {
      return [{ chance: state.chance, paid: paidFor(state.balance + bonus, true) }];
    }
    if (state.balance < betMinor) return play({ ...state, balance: bonus }, state.balance);
    return bet(state).flatMap(playOwn);
  };
  return playOwn({ chance: 1, balance: depositMinor, made: 0 });
}

const FORFEITS = { ...CASHABLE, forfeitsUnfinished: true };
const SIX = planOf(THREE_WAYS, { deposit: 300, start: 300, bet: 100, turnover: 600 });
const TWO_POTS: Plan = {
  ...planOf(THREE_WAYS, { deposit: 200, start: 400, bet: 100, turnover: 600, rule: FORFEITS }),
  ownFirst: { stopMinor: 350, counts: 'both' },
};

test.each<[string, Plan]>([
  ['lumps of 50 for each two bets', { ...SIX, lumps: { everyBets: 2, amountMinor: 50 } }],
  ['a lump after the last bet', { ...SIX, lumps: { everyBets: 6, amountMinor: 170 } }],
  ['an end below two bets and a half', { ...SIX, rule: FORFEITS, endsBelowMinor: 250 }],
  ['two pots whose bets count both', TWO_POTS],
  ['two pots with a cap', { ...TWO_POTS, rule: { ...FORFEITS, capMinor: 250 } }],
  [
    'two pots on even money',
    {
      ...planOf(evenMoneyGame(0.4), { deposit: 200, start: 500, bet: 100, turnover: 700 }),
      rule: FORFEITS,
      ownFirst: { stopMinor: 400, counts: 'both' },
    },
  ],
])('%s, against every sequence', (_, plan) => {
  const all = courses(plan);
  const found = outcome(plan);
  const chanceOf = (meets: (paid: number) => boolean) =>
    all.reduce((sum, { chance, paid }) => sum + (meets(paid) ? chance : 0), 0);
  expect(found.chances.loses).toBeCloseTo(
    chanceOf((paid) => paid < 1e-6),
    10,
  );
  expect(found.chances.above).toBeCloseTo(
    chanceOf((paid) => paid > plan.depositMinor + 1e-6),
    10,
  );
  const mean = all.reduce((sum, { chance, paid }) => sum + chance * paid, 0);
  expect(found.averageCashOutMinor).toBeCloseTo(mean, 8);
});

test('a cap of three on two bets from two cuts those who win both', () => {
  // At 0.4: 0.16 have 4, paid 3, more than the 2 put in; without the cap 0.16 × 4 + 0.48 × 2 = 1.60
  const game = evenMoneyGame(0.4);
  const rule = { ...CASHABLE, capMinor: 300 };
  const plan = planOf(game, { deposit: 200, start: 200, bet: 100, turnover: 200, rule });
  const { cut, averageCashOutMinor } = outcome(plan);
  expect(cut?.chance).toBeCloseTo(0.16, 12);
  expect(cut?.averageUncutMinor).toBeCloseTo(160, 10);
  expect(averageCashOutMinor).toBeCloseTo(144, 10);
});
