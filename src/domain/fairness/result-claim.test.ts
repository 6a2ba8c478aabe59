import { describe, expect, test } from 'vitest';
import { parseClaim } from './result-claim.ts';

describe('result that the site showed', () => {
  test.each([
    ['28.07', 'two-decimals', '28.07'],
    ['5.9', 'two-decimals', '5.90'],
    [' 2 ', 'two-decimals', '2.00'],
    ['1.70x', 'two-decimals', '1.70'],
    ['66.24 ×', 'two-decimals', '66.24'],
    ['33', 'whole-number', '33'],
    ['06', 'whole-number', '6'],
    ['22,13 , 16', 'number-list', '13, 16, 22'],
    ['5', 'number-list', '5'],
    ['l r r', 'path-or-multiplier', 'LRR'],
    ['L,R,L', 'path-or-multiplier', 'LRL'],
    ['0.2x', 'path-or-multiplier', '0.20'],
    ['1000', 'path-or-multiplier', '1000.00'],
  ] as const)('"%s" as %s is "%s"', (typed, form, value) => {
    expect(parseClaim(typed, form)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'two-decimals', 'claim-missing'],
    ['1.234', 'two-decimals', 'claim-not-a-number'],
    ['1,50', 'two-decimals', 'claim-not-a-number'],
    ['-1', 'two-decimals', 'claim-not-a-number'],
    ['3.5', 'whole-number', 'claim-not-whole'],
    ['1, two', 'number-list', 'claim-not-a-list'],
    ['1,,2', 'number-list', 'claim-not-a-list'],
    ['LRX', 'path-or-multiplier', 'claim-not-a-path'],
  ] as const)('"%s" as %s is refused: %s', (typed, form, reason) => {
    expect(parseClaim(typed, form)).toEqual({ ok: false, reason });
  });
});
