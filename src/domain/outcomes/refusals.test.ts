import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';
import { planOf, THREE_WAYS } from './outcome-for-tests.ts';
import { oneStart, type Plan } from './plan.ts';
import { evenMoneyGame } from './yardstick-games.ts';

const plan = planOf(evenMoneyGame(), { deposit: 100, start: 200, bet: 100, turnover: 1000 });
const start = (balanceMinor: number, bets: number, chance = 1) => ({ balanceMinor, bets, chance });

test.each([
  ['amounts-too-fine', { table: [{ chance: 0.1, multiple: 2.1234567 }] }],
  ['too-much-work', { starts: oneStart(200, 1e11, 100) }],
] as [string, Partial<Plan>][])('a play of %s is refused', (reason, changes) => {
  expect(outcomeOf({ ...plan, ...changes })).toEqual({ ok: false, reason });
});

test.each([
  ['no payout', { table: [] }],
  ['a chance above one', { table: [{ chance: 1.1, multiple: 2 }] }],
  ['a negative multiple', { table: [{ chance: 0.1, multiple: -2 }] }],
  ['chances above one together', { table: [...THREE_WAYS, ...THREE_WAYS] }],
  ['no bet', { betMinor: 0 }],
  ['a negative deposit', { depositMinor: -1 }],
  ['a deposit that is no number', { depositMinor: Number.NaN }],
  ['an endless start', { starts: [start(Infinity, 1)] }],
  ['half a bet to make', { starts: [start(1, 0.5)] }],
  ['no start', { starts: [] }],
  [
    'a rebate where bets cannot be told apart',
    {
      starts: [start(100, 1, 0.5), start(100, 2, 0.5)],
      rule: { kind: 'bet-rebate', fraction: 0.1 },
    },
  ],
] as [string, Partial<Plan>][])('%s makes no plan', (_, changes) => {
  expect(() => outcomeOf({ ...plan, ...changes })).toThrow('Expected a plan');
});
