import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { known } from '../ratings/facts-for-tests.ts';
import { CASE, TERMS } from './offer-for-tests.ts';
import { withStake } from './stake.ts';
import { readTypedPlan } from './typed-plan.ts';
import { typedOffer } from './typed-offer.ts';
import { yardstickCase } from './yardstick-case.ts';

const inBitcoin = {
  ...TERMS,
  cap: known(money(0.01, 'BTC')),
  minDeposit: known('none' as const),
  maxBet: known('no-cap' as const),
  reference: { bonus: money(0.01, 'BTC'), deposit: money(0.01, 'BTC') },
};
const rates = (dollars: Record<string, number>) => ({
  ...{ day: '2026-11-20', source: 'A bank' },
  dollars,
});

test('an offer in coins is played with about $100 in coins, in bets of a hundredth', () => {
  // 100 ÷ 60,000 = 0.001667 BTC, in two digits 0.0017 BTC, which are $102
  const terms = withStake(inBitcoin, rates({ BTC: 60_000 }));
  const offer = yardstickCase(terms);
  expect(offer).toMatchObject({ deposit: money(0.0017, 'BTC'), bet: money(0.000017, 'BTC') });
  expect(offer?.stake).toMatchObject({ dollars: money(102), day: '2026-11-20', source: 'A bank' });
});

test('without a rate there is no case, and dollars need none', () => {
  expect(yardstickCase(withStake(inBitcoin, rates({ ETH: 3000 })))).toBeNull();
  expect(yardstickCase(withStake(inBitcoin, null))).toBeNull();
  expect(withStake(TERMS, rates({ BTC: 60_000 }))).toBe(TERMS);
});

test.each([
  // 100 ÷ 1.08 = 92.59; 100 ÷ 0.0067 = 14,925
  ['EUR', 1.08, money(93, 'EUR')],
  ['JPY', 0.0067, money(15_000, 'JPY')],
  ['USDT', 0.999, money(100, 'USDT')],
])('in %s at %d it is %j', (currency, rate, amount) => {
  const reference = { bonus: money(500, currency), deposit: money(500, currency) };
  const terms = withStake({ ...TERMS, reference }, rates({ [currency]: rate }));
  expect(terms.reference.stake?.amount).toEqual(amount);
});

test('the form of the tool holds an offer in coins to the last place', () => {
  const [deposit, bet] = [money(0.0017, 'BTC'), money(0.000017, 'BTC')];
  const typed = typedOffer('welcome', inBitcoin, { ...CASE, deposit, bet });
  expect(typed).toMatchObject({ currency: 'BTC', deposit: '0.0017', bet: '0.000017' });
  const read = readTypedPlan(typed);
  expect(read.ok && read.plan.offer).toMatchObject({ deposit, bet });
  expect(readTypedPlan({ ...typed, bet: '0.000000001' })).toMatchObject({
    reasons: { bet: 'too-small' },
  });
});
