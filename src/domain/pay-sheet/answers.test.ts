import { expect, test } from 'vitest';
import {
  judgeAddresses,
  judgeBonusRules,
  judgeIdentity,
  judgeIdleAccount,
  judgeLimits,
  judgeRecourse,
  judgeSelfExclusion,
  judgeTurnover,
} from './answers.ts';
import { minutesBetween } from './payout-time.ts';

const DAY = { minorUnits: 2_000_000, currency: 'USD', per: 'day' } as const;

test.each([
  ['none', 'depends'],
  ['on-suspicion', 'depends'],
  ['above-threshold', 'depends'],
  ['before-withdrawal', 'no'],
  ['at-sign-up', 'no'],
] as const)('documents %s: without ID it %s', (level, answer) => {
  expect(judgeIdentity(level)).toBe(answer);
});

test('a payout is whole at once only without any limit', () => {
  expect(judgeLimits('no-limit', [])).toBe('yes');
  expect(judgeLimits('no-limit', [DAY])).toBe('depends');
  expect(judgeLimits({ minorUnits: 1, currency: 'USD' }, [])).toBe('depends');
  expect(judgeLimits(null, [])).toBe('unknown');
  expect(judgeLimits(null, [DAY])).toBe('depends');
});

test.each([
  [{ times: 0, of: 'deposit' }, 'yes'],
  [{ times: 1, of: 'deposit' }, 'no'],
  [{ times: 1, of: 'deposit', elseFeePercent: 8 }, 'depends'],
] as const)('turnover %j: %s', (turnover, answer) => {
  expect(judgeTurnover(turnover)).toBe(answer);
});

test.each([
  [{}, 'unknown'],
  [{ 'max-bet': 'not-known' }, 'unknown'],
  // A fact that nobody has tried counts neither way.
  [{ 'max-bet': 'enforced', country: 'not-known' }, 'yes'],
  [{ 'max-bet': 'not-enforced' }, 'no'],
  [{ 'max-bet': 'warned' }, 'depends'],
  [{ 'max-bet': 'enforced', 'excluded-games': 'not-enforced' }, 'depends'],
] as const)('bonus rules %j: %s', (rules, answer) => {
  expect(judgeBonusRules(rules)).toBe(answer);
});

test.each([
  ['independent-body', true, 'yes'],
  ['independent-body', false, 'depends'],
  ['regulator-decides', false, 'depends'],
  ['regulator-complaint', true, 'no'],
  ['operator-only', true, 'no'],
] as const)('%s, binding %s: %s', (recourse, binds, answer) => {
  expect(judgeRecourse(recourse, binds)).toBe(answer);
});

test.each([
  [{}, 'unknown'],
  [{ balance: 'silent', depositsDuring: 'silent' }, 'silent'],
  [{ balance: 'paid', depositsDuring: 'returned' }, 'yes'],
  [{ balance: 'paid', depositsDuring: 'kept' }, 'no'],
  [{ depositsDuring: 'not-liable' }, 'no'],
  [{ balance: 'paid' }, 'depends'],
  [{ balance: 'withdraw-only', depositsDuring: 'returned' }, 'depends'],
] as const)('after a shut-out %j: %s', (exclusion, answer) => {
  expect(judgeSelfExclusion(exclusion)).toBe(answer);
});

test('an idle account is free where nothing is taken, and a balance that comes back is a condition', () => {
  expect(judgeIdleAccount({ afterMonths: 12, takes: 'nothing' })).toBe('yes');
  expect(judgeIdleAccount({ afterMonths: 12, takes: 'balance' })).toBe('no');
  expect(judgeIdleAccount({ afterMonths: 12, takes: 'balance', comesBack: true })).toBe('depends');
});

test('addresses that only the casino names are not known to be real', () => {
  const addresses = { domains: ['casino.example'], mails: [] };
  expect(judgeAddresses(addresses, 'C')).toBe('yes');
  expect(judgeAddresses(addresses, 'D')).toBe('depends');
});

test('a payout is timed over midnight and the change of clocks, which UTC does not have', () => {
  expect(minutesBetween('2026-10-24 23:30', '2026-10-25 02:15')).toBe(165);
});
