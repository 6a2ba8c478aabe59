import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { inBoth, unitOf } from './amounts.ts';

test('an amount is named in its smallest unit and in whole ones', () => {
  expect(inBoth(money(0.0005, 'BTC'))).toBe('50000 (0.00050000 BTC)');
  expect(inBoth(money(9))).toBe('900 (9.00 USD)');
  expect(unitOf('KWD')).toBe('1 KWD is written 1000');
});
