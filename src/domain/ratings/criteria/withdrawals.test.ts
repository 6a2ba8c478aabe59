import { expect, test } from 'vitest';
import { casinoWith, known } from '../facts-for-tests.ts';
import { withdrawals } from './withdrawals.ts';

const judge = (fromMinutes: number, toMinutes: number) =>
  withdrawals.judge(casinoWith({ withdrawal: known({ fromMinutes, toMinutes }) }));

test.each([
  [0, 1, 'pass'],
  [10, 60, 'pass'],
  [10, 61, 'partial'],
  [60, 1440, 'partial'],
  [60, 1441, 'fail'],
  [1, 2880, 'fail'],
] as const)('%i to %i minutes: %s', (from, to, verdict) => {
  expect(judge(from, to).verdict).toBe(verdict);
});

test('only the slowest time counts', () => {
  expect(judge(1, 1441).verdict).toBe('fail');
  expect(judge(1440, 1440).verdict).toBe('partial');
});

test.each([
  [45, 'Up to 45 minutes, as the casino states.'],
  [60, 'Up to 1 hour, as the casino states.'],
  [61, 'Up to 1 hour 1 minute, as the casino states.'],
  [320, 'Up to 5 hours 20 minutes, as the casino states.'],
  [1441, 'Up to 24 hours 1 minute, as the casino states.'],
])('the reason of %i minutes is told exactly', (to, reason) => {
  expect(judge(10, to).reason).toBe(reason);
});

test.each([
  ['B', 'Up to 1 hour.'],
  ['D', 'Up to 1 hour, as the casino states.'],
  ['E', 'Up to 1 hour, as its users report.'],
] as const)('the reason says whose word a fact of grade %s is', (grade, reason) => {
  const withdrawal = { ...known({ fromMinutes: 10, toMinutes: 60 }), grade };
  expect(withdrawals.judge(casinoWith({ withdrawal })).reason).toBe(reason);
});

test('an unknown time is not rated', () => {
  expect(withdrawals.judge(casinoWith({})).verdict).toBe('unrated');
});
