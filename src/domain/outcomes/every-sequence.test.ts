import { describe, expect, test } from 'vitest';
import { CASHABLE, cashOut } from './cash-out.ts';
import { everySequence, type Played } from './every-sequence-for-tests.ts';
import { outcome, planOf, RULES, THREE_WAYS } from './outcome-for-tests.ts';
import type { Plan } from './plan.ts';
import { evenMoneyGame, yardstickSlot } from './yardstick-games.ts';

/** Figures of a short play by adding up all its sequences of results. */
function addedUp(plan: Plan, plays: readonly Played[]) {
  const paid = plays.map((play) => ({
    chance: play.chance,
    paid: cashOut(plan.rule, plan, play),
  }));
  const chanceOf = (meets: (paid: number) => boolean) =>
    paid.reduce((sum, one) => sum + (meets(one.paid) ? one.chance : 0), 0);
  const average = (of: (play: Played) => number) =>
    plays.reduce((sum, play) => sum + play.chance * of(play), 0);
  return {
    loses: chanceOf((one) => one === 0),
    less: chanceOf((one) => one > 0 && one < plan.depositMinor),
    even: chanceOf((one) => one === plan.depositMinor),
    above: chanceOf((one) => one > plan.depositMinor),
    ruin: plays.reduce(
      (sum, { balanceMinor, chance }) => sum + (balanceMinor < plan.betMinor ? chance : 0),
      0,
    ),
    cashOut: paid.reduce((sum, one) => sum + one.chance * one.paid, 0),
    balance: average(({ balanceMinor }) => balanceMinor),
    bets: average(({ betsMade }) => betsMade),
    upTo: (limit: number) => chanceOf((one) => one <= limit),
  };
}

/** More payouts than the fast form of a bet takes at once. */
const ELEVEN_WAYS = Array.from({ length: 11 }, (_, index) => ({
  chance: 0.05,
  multiple: (index + 1) * 0.3,
}));

describe('against every sequence of results', () => {
  const SHARES = [0.05, 0.25, 0.5, 0.75, 0.9, 0.99];

  function compare(plan: Plan) {
    const found = outcome(plan, { shares: SHARES });
    const wanted = addedUp(plan, everySequence(plan));
    expect(found.chances.loses).toBeCloseTo(wanted.loses, 10);
    expect(found.chances.less).toBeCloseTo(wanted.less, 10);
    expect(found.chances.even).toBeCloseTo(wanted.even, 10);
    expect(found.chances.above).toBeCloseTo(wanted.above, 10);
    expect(found.ruinChance).toBeCloseTo(wanted.ruin, 10);
    expect(found.averageCashOutMinor).toBeCloseTo(wanted.cashOut, 8);
    expect(found.averageBalanceMinor).toBeCloseTo(wanted.balance, 8);
    expect(found.averageBets).toBeCloseTo(wanted.bets, 10);
    for (const { share, cashOutMinor } of found.quantiles) {
      expect(wanted.upTo(cashOutMinor + 1e-7)).toBeGreaterThanOrEqual(share - 1e-9);
      expect(wanted.upTo(cashOutMinor - 1e-7)).toBeLessThan(share);
    }
  }

  describe.each(RULES)('%s', (_, rule) => {
    test.each([
      ['even money', evenMoneyGame(), 100, 7],
      ['one payout that is no multiple of the bet', [{ chance: 0.41, multiple: 2.37 }], 100, 7],
      ['three payouts', THREE_WAYS, 100, 6],
      ['three payouts and an odd bet', THREE_WAYS, 130, 6],
      ['a game that pays more than it takes', [{ chance: 0.5, multiple: 2.5 }], 100, 6],
      ['a payout of nothing', [...THREE_WAYS, { chance: 0.35, multiple: 0 }], 100, 5],
      ['the steady slot', yardstickSlot('steady'), 90, 4],
      ['the wild slot', yardstickSlot('wild'), 110, 4],
      ['eleven payouts', ELEVEN_WAYS, 100, 3],
    ] as const)('%s', (_name, table, bet, bets) => {
      for (const start of [100, 330, 500]) {
        compare(planOf(table, { deposit: 300, start, bet, turnover: bets * bet, rule }));
      }
    });
  });

  test('starts that have other numbers of bets to make', () => {
    const starts = [
      { balanceMinor: 0, bets: 0, chance: 0.3 },
      { balanceMinor: 60, bets: 2, chance: 0.1 },
      { balanceMinor: 150, bets: 3, chance: 0.4 },
      { balanceMinor: 310, bets: 6, chance: 0.15 },
      { balanceMinor: 900, bets: 1, chance: 0.05 },
    ];
    const rule = { ...CASHABLE, forfeitsUnfinished: true, capMinor: 500 };
    compare({ table: THREE_WAYS, depositMinor: 120, betMinor: 100, starts, rule });
    compare({ table: THREE_WAYS, depositMinor: 120, betMinor: 100, starts, rule: CASHABLE });
  });
});
