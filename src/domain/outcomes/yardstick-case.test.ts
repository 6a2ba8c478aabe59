import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { known } from '../ratings/facts-for-tests.ts';
import { TERMS } from './offer-for-tests.ts';
import { yardstickCase } from './yardstick-case.ts';

test.each([
  // $100 and a hundredth of it
  ['a small deposit', known(money(20)), known(money(5)), 100, 1],
  ['terms that state neither', null, null, 100, 1],
  ['no deposit and no cap on bets', known('none' as const), known('no-cap' as const), 100, 1],
  // A hundredth of $5,000 is $50
  ['a large deposit', known(money(5000)), known(money(100)), 5000, 50],
  ['a smaller bet allowed', known(money(5000)), known(money(20)), 5000, 20],
  ['bets of less than a dollar', known(money(20)), known(money(0.5)), 100, 0.5],
])('%s', (_, minDeposit, maxBet, deposit, bet) => {
  const offer = yardstickCase({ ...TERMS, minDeposit, maxBet });
  expect([offer?.deposit, offer?.bet]).toEqual([money(deposit), money(bet)]);
});

test('there is no case where no game against the house is known to count', () => {
  expect(yardstickCase({ ...TERMS, contribution: null })).toBeNull();
  expect(yardstickCase({ ...TERMS, contribution: known({ poker: 100, slots: 0 }) })).toBeNull();
});

test('spins are those of the offer, and what they win is bet in their size', () => {
  const spins = { count: 50, value: money(0.2) };
  const terms = { ...TERMS, reference: { ...TERMS.reference, spins } };
  expect(yardstickCase(terms)).toMatchObject({ spins, bet: money(0.2) });
});
