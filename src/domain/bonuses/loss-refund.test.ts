import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { known, offerOf100 } from '../ratings/facts-for-tests.ts';
import { lossRefund } from './loss-refund.ts';
import type { BonusTerms } from './terms.ts';

function cashback(percent: number | null, bonus: number, deposit: number): BonusTerms {
  return {
    ...offerOf100(0),
    matchPercent: percent === null ? null : known(percent),
    cap: null,
    reference: { bonus: money(bonus), deposit: money(deposit) },
  };
}

test('a tenth of a loss of 500 comes back', () => {
  // 10% × 500 = 50; 500 − 50 = 450
  const refund = lossRefund('cashback', cashback(10, 50, 500));
  expect(refund).toMatchObject({
    loss: money(500),
    refundPercent: 10,
    refund: money(50),
    stillLost: money(450),
  });
});

test.each([
  // 0.1% of the deposit of 100 is 0.10, not the 10 that 10,000 in bets earn.
  ['a rakeback, which is a share of the bets,', 'cashback', cashback(0.1, 10, 100)],
  ['an offer whose share is not stated', 'cashback', cashback(null, 50, 500)],
  ['a match on a deposit, though its sum looks the same,', 'welcome', cashback(10, 50, 500)],
] as const)('%s is no refund of a loss', (_, kind, terms) => {
  expect(lossRefund(kind, terms)).toBeNull();
});
