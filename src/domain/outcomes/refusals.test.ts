import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';
import { planOf, THREE_WAYS } from './outcome-for-tests.ts';
import { oneStart, type Plan } from './plan.ts';
import { evenMoneyGame } from './yardstick-games.ts';

const plan = planOf(evenMoneyGame(), { deposit: 100, start: 200, bet: 100, turnover: 1000 });
test.each([
  ['no payout', { table: [] }, 'no-payout'],
  ['a chance above one', { table: [{ chance: 1.1, multiple: 2 }] }, 'chance-out-of-range'],
  ['a negative multiple', { table: [{ chance: 0.1, multiple: -2 }] }, 'multiple-out-of-range'],
  ['chances above one together', { table: [...THREE_WAYS, ...THREE_WAYS] }, 'chances-above-one'],
  ['no bet', { betMinor: 0 }, 'bet-out-of-range'],
  ['a negative deposit', { depositMinor: -1 }, 'deposit-out-of-range'],
  ['a deposit that is no number', { depositMinor: Number.NaN }, 'deposit-out-of-range'],
  [
    'an endless start',
    { starts: [{ balanceMinor: Infinity, bets: 1, chance: 1 }] },
    'start-out-of-range',
  ],
  ['half a bet to make', { starts: [{ balanceMinor: 1, bets: 0.5, chance: 1 }] }, 'bets-not-whole'],
  ['no start', { starts: [] }, 'start-chances-not-one'],
  [
    'a rebate of more than the bet',
    { rule: { kind: 'bet-rebate', fraction: 2 } },
    'rule-out-of-range',
  ],
  [
    'a rebate where bets cannot be told apart',
    {
      starts: [
        { balanceMinor: 100, bets: 1, chance: 0.5 },
        { balanceMinor: 100, bets: 2, chance: 0.5 },
      ],
      rule: { kind: 'bet-rebate', fraction: 0.1 },
    },
    'rebate-of-several-starts',
  ],
  [
    'a multiple of seven decimals',
    { table: [{ chance: 0.1, multiple: 2.1234567 }] },
    'amounts-too-fine',
  ],
  ['a billion bets', { starts: oneStart(200, 1e11, 100) }, 'too-much-work'],
] as [string, Partial<Plan>, string][])('refuses %s', (_, changes, reason) => {
  expect(outcomeOf({ ...plan, ...changes })).toEqual({ ok: false, reason });
});

test('refuses a share of all players', () => {
  expect(outcomeOf(plan, { shares: [1] })).toEqual({ ok: false, reason: 'share-out-of-range' });
});
