import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { known } from '#domain/ratings/facts-for-tests.ts';
import {
  formatCap,
  formatContribution,
  formatExpiry,
  formatGameKind,
  formatMinDeposit,
  formatStickiness,
  formatWagering,
} from './bonus-terms.ts';

describe('a term', () => {
  test.each([
    [{ multiple: 25, base: 'bonus' }, '25 × the bonus'],
    [{ multiple: 20, base: 'deposit' }, '20 × the deposit'],
    [{ multiple: 35, base: 'deposit-and-bonus' }, '35 × deposit and bonus'],
    [{ multiple: 40, base: 'winnings' }, '40 × the winnings'],
    [{ multiple: 0, base: 'winnings' }, 'None'],
  ] as const)('wagering of %j reads %s', (wagering, text) => {
    expect(formatWagering(known(wagering))).toBe(text);
  });

  test('a deposit is an amount, or none', () => {
    expect(formatMinDeposit(known(money(20)))).toBe('$20');
    expect(formatMinDeposit(known<'none'>('none'))).toBe('None');
  });

  test('a limit is an amount, or no cap', () => {
    expect(formatCap(known(money(12.5)))).toBe('$12.50');
    expect(formatCap(known<'no-cap'>('no-cap'))).toBe('No cap');
  });

  test.each([
    [1, 'After 1 day'],
    [30, 'After 30 days'],
    ['never', 'Never'],
  ] as const)('an expiry of %s reads %s', (days, text) => {
    expect(formatExpiry(known(days))).toBe(text);
  });

  test('a sticky bonus is taken back, a cashable one can be withdrawn', () => {
    expect(formatStickiness(known<'sticky'>('sticky'))).toBe('Taken back at a withdrawal');
    expect(formatStickiness(known<'cashable'>('cashable'))).toBe('Can be withdrawn');
  });

  test('the games that count come with their share, the largest first', () => {
    expect(formatContribution(known({ 'table-games': 10, slots: 100, crash: 0 }))).toBe(
      'Slots 100%, table games 10%, crash 0%',
    );
    expect(formatGameKind('live-dealer')).toBe('live dealer');
  });

  test('what a casino leaves out is not stated', () => {
    const texts = [
      formatWagering(null),
      formatMinDeposit(null),
      formatCap(null),
      formatExpiry(null),
      formatStickiness(null),
      formatContribution(null),
    ];
    expect(texts).toEqual(texts.map(() => 'Not stated'));
  });
});
