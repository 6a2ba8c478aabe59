import { expect, it } from 'vitest';
import { outcome, planOf } from './outcome-for-tests.ts';
import { outcomeReceipt } from './receipt.ts';

// One even bet of all 10,000,000 minor units comes back whole on average.
const ALL = { deposit: 1e7, start: 1e7, bet: 1e7, turnover: 1e7 };
const even = outcome(planOf([{ chance: 0.5, multiple: 2 }], ALL));

it.each([
  ['BTC', 0.1],
  ['JPY', 1e7],
  ['KWD', 1e4],
  ['USD', 1e5],
])('saves amounts in the unit of %s', (currency, mean) => {
  const made = { serial: null, module: null, origin: 'https://example.test' };
  const { result } = outcomeReceipt({ kind: 'match', currency }, even, made);
  expect([result.cashOutMean, result.turnover]).toEqual([mean, mean]);
});
