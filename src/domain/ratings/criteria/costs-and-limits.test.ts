import { expect, test } from 'vitest';
import type { WithdrawalFee } from '../../casinos/facts.ts';
import { money, type Money } from '../../money/money.ts';
import type { Payout, Rates } from '../../money/rates.ts';
import { casinoWith, known } from '../facts-for-tests.ts';
import { costsAndLimits } from './costs-and-limits.ts';

const judge = (fee: WithdrawalFee, limit: Payout | 'no-limit', rates: Rates | null = null) =>
  costsAndLimits.judge({
    ...casinoWith({ withdrawalFee: known(fee), maxPayout: known(limit) }),
    rates,
  });

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

test('a limit by day or week counts for a month, and the reason says how often', () => {
  // 30 × 3,333.34 = 100,000.20; 4 × 24,999.99 = 99,999.96
  expect(judge('none', { ...money(3333.34), per: 'day' }).reason).toBe(
    'It adds no fee of its own; a month’s payout limit is $100,000 or more, with the limit of a day counted 30 times.',
  );
  expect(judge('none', { ...money(24_999.99), per: 'week' }).verdict).toBe('partial');
});

test('a limit in another currency is judged at a rate that is named, and not without one', () => {
  const rates = { day: '2026-11-20', source: 'A bank', dollars: { BTC: 60_000 } };
  // 60,000 × 1.7 = 102,000
  expect(judge('none', money(1.7, 'BTC'), rates)).toEqual({
    verdict: 'pass',
    reason:
      'It adds no fee of its own; a month’s payout limit is $100,000 or more, at the BTC rate of Nov 20, 2026 (A bank).',
  });
  expect(judge('none', money(1.6, 'BTC'), rates).verdict).toBe('partial');
  expect(judge('none', money(1.7, 'BTC'))).toEqual({
    verdict: 'unrated',
    reason: 'Its payout limit is in BTC, and we have no rate for BTC.',
  });
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
