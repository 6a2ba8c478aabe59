import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { isWithin, limitMinor, wholeWithin } from './limits.ts';
import { readLimit, readSum, readWagering } from './read-terms.ts';

test.each([
  ['€10', money(10, 'EUR')],
  ['$1,500', money(1500)],
  ['10 USDT', money(10, 'USDT')],
  ['BTC 0.0005', money(0.0005, 'BTC')],
  ['10 EUR or 15 USD', { inEach: [money(10, 'EUR'), money(15)] }],
  ['up to $200', money(200)],
  ['10 €', money(10, 'EUR')],
  ['R$25', money(25, 'BRL')],
  ['¥2,000', money(2000, 'JPY')],
  ['1 000 EUR', money(1000, 'EUR')],
  // A thousand in one country, one in another.
  ['1.000 EUR', null],
  ['1,5 EUR', null],
  ['ten', null],
  ['$1.005', null],
  ['10', null],
])('the sum %s', (text, sum) => {
  expect(readSum(text)).toEqual(sum);
});

test.each([
  ['no limit', 'no-cap'],
  ['$5', money(5)],
  ['20% of the bonus', { percent: 20, of: 'bonus' }],
  ['less than 20% of your bonus', { percent: 20, of: 'bonus', isBelow: true }],
  ['10x deposit', { times: 10, of: 'deposit' }],
  ['5 × the refund', { times: 5, of: 'refund' }],
  ['20% of the bonus, at most €10', { lowest: [{ percent: 20, of: 'bonus' }, money(10, 'EUR')] }],
  ['the lower of 10x the bonus and $150', { lowest: [{ times: 10, of: 'bonus' }, money(150)] }],
  [
    '$5 or 10% of the bonus, whichever is lower',
    { lowest: [money(5), { percent: 10, of: 'bonus' }] },
  ],
  ['10x the bonus amount', { times: 10, of: 'bonus' }],
  ['5x your deposit', { times: 5, of: 'deposit' }],
  ['3x the initial deposit', { times: 3, of: 'deposit' }],
  ['$5 per spin', money(5)],
  ['unlimited', 'no-cap'],
  ['10% of the deposit (max. $5)', { lowest: [{ percent: 10, of: 'deposit' }, money(5)] }],
  ['8x bonus but not more than $90', { lowest: [{ times: 8, of: 'bonus' }, money(90)] }],
  ['the lesser of 8x deposit or $90', { lowest: [{ times: 8, of: 'deposit' }, money(90)] }],
  ['20% of the mood', null],
  ['20% of the bonus, at most a lot', null],
])('the limit “%s”', (text, limit) => {
  expect(readLimit(text)).toEqual(limit);
});

test.each([
  ['none', { multiple: 0 }],
  ['40x bonus', { multiple: 40, base: 'bonus' }],
  ['35 × deposit and bonus', { multiple: 35, base: 'deposit-and-bonus' }],
  ['35x (deposit + bonus)', { multiple: 35, base: 'deposit-and-bonus' }],
  ['10x deposit', { multiple: 10, base: 'deposit' }],
  ['30 times the winnings', { multiple: 30, base: 'winnings' }],
  ['2x deposit and 20x bonus', { multiple: 20, base: 'bonus', plusDepositTimes: 2 }],
  ['20x bonus + 2x deposit', { multiple: 20, base: 'bonus', plusDepositTimes: 2 }],
  ['x40 your bonus amount', { multiple: 40, base: 'bonus' }],
  ['bonus x 35', { multiple: 35, base: 'bonus' }],
  ['(deposit+bonus) x30', { multiple: 30, base: 'deposit-and-bonus' }],
  ['30x (D+B)', { multiple: 30, base: 'deposit-and-bonus' }],
  ['bonus 20x and deposit 2x', { multiple: 20, base: 'bonus', plusDepositTimes: 2 }],
  ['3x deposit, 20x bonus', { multiple: 20, base: 'bonus', plusDepositTimes: 3 }],
  ['30x the sum of deposit and bonus', { multiple: 30, base: 'deposit-and-bonus' }],
  ['wagering requirement: 25x of the bonus', { multiple: 25, base: 'bonus' }],
  ['wager-free', { multiple: 0 }],
  ['40x', { multiple: 40 }],
  ['x40', { multiple: 40 }],
  ['40x luck', null],
  ['often', null],
])('the wagering “%s”', (text, wagering) => {
  expect(readWagering(text)).toEqual(wagering);
});

describe('a limit for a bonus and a deposit', () => {
  const westernLimit = {
    lowest: [{ percent: 20, of: 'bonus' as const, isBelow: true }, money(10, 'EUR')],
  };
  const sizes = (bonus: number) => ({
    currency: 'EUR',
    bonusMinor: bonus * 100,
    depositMinor: 100_00,
  });

  test('below a fifth of 15.12 is below 3.024, of which 3.02 is the largest', () => {
    const limit = limitMinor(westernLimit, sizes(15.12));
    expect(limit?.minor).toBeCloseTo(302.4, 9);
    expect(limit).toMatchObject({ isBelow: true });
    expect(limit && wholeWithin(limit)).toBe(302);
  });

  test('of two that are equal, the one that excludes itself holds', () => {
    // A fifth of 50 is 10
    const limit = limitMinor(westernLimit, sizes(50));
    expect(limit).toEqual({ minor: 1000, isBelow: true });
    expect(limit && isWithin(1000, limit)).toBe(false);
    expect(limit && wholeWithin(limit)).toBe(999);
  });

  test('of 100 is 10, which is within it', () => {
    const limit = limitMinor(westernLimit, sizes(100));
    expect(limit).toEqual({ minor: 1000, isBelow: false });
    expect(limit && isWithin(1000, limit)).toBe(true);
  });

  test('holds the sum of its own currency, and none in another', () => {
    const either = { inEach: [money(10, 'EUR'), money(15)] };
    expect(limitMinor(either, { ...sizes(100), currency: 'USD' })?.minor).toBe(1500);
    expect(limitMinor(either, { ...sizes(100), currency: 'BTC' })).toBeNull();
    expect(limitMinor({ times: 10, of: 'deposit' }, sizes(1))?.minor).toBe(1000_00);
  });
});
