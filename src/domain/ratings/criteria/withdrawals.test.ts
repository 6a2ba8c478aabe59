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

test('the reason gives minutes up to an hour and hours beyond it', () => {
  expect(judge(10, 60).reason).toBe('At most 60 minutes, by its own account.');
  // 90 ÷ 60 = 1.5; 320 ÷ 60 = 5.33
  expect(judge(10, 90).reason).toBe('Up to 1.5 hours, by its own account.');
  expect(judge(10, 320).reason).toBe('Up to 5.3 hours, by its own account.');
});

test('an unknown time is not rated', () => {
  expect(withdrawals.judge(casinoWith({})).verdict).toBe('unrated');
});
