import { expect, test } from 'vitest';
import type { WithdrawalFee } from '../../casinos/facts.ts';
import { money, type Money } from '../../money/money.ts';
import { casinoWith, known } from '../facts-for-tests.ts';
import { costsAndLimits } from './costs-and-limits.ts';

const judge = (fee: WithdrawalFee, limit: Money | 'no-limit') =>
  costsAndLimits.judge(casinoWith({ withdrawalFee: known(fee), maxPayout: known(limit) }));

const CASES: [fee: WithdrawalFee, limit: Money | 'no-limit', verdict: string][] = [
  ['none', 'no-limit', 'pass'],
  ['none', money(100_000), 'pass'],
  ['none', money(99_999.99), 'partial'],
  ['network-only', money(100_000), 'pass'],
  ['network-only', money(25_000), 'partial'],
  ['casino-fee', 'no-limit', 'partial'],
  ['casino-fee', money(100_000), 'partial'],
  ['casino-fee', money(99_999.99), 'fail'],
];

test.each(CASES)('a fee of the kind %s and a limit of %j: %s', (fee, limit, verdict) => {
  expect(judge(fee, limit).verdict).toBe(verdict);
});

test('the reason says both things', () => {
  expect(judge('casino-fee', 'no-limit').reason).toBe(
    'It adds a fee of its own; a month’s payout limit is $100,000 or more.',
  );
  expect(judge('none', money(25_000)).reason).toBe(
    'It adds no fee of its own; a month’s payout limit is under $100,000.',
  );
});

test('it takes both facts to be rated', () => {
  for (const facts of [
    {},
    { withdrawalFee: known<WithdrawalFee>('none') },
    { maxPayout: known<Money | 'no-limit'>('no-limit') },
  ]) {
    expect(costsAndLimits.judge(casinoWith(facts)).verdict).toBe('unrated');
  }
});
