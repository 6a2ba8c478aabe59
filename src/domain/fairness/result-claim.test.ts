import { expect, test } from 'vitest';
import { decimalsClaim, numberListClaim, wholeNumberClaim } from './result-claim.ts';

const decimals = decimalsClaim({ least: 1, most: 1e12 });
const whole = wholeNumberClaim({ least: 0, most: 36 });
const list = numberListClaim({ size: 25 });

test.each([
  [decimals, '28.07', '28.07'],
  [decimals, '5.9', '5.90'],
  [decimals, ' 2 ', '2.00'],
  [decimals, '1.70x', '1.70'],
  [decimals, '66.24 ×', '66.24'],
  [decimals, '3,807,692.30×', '3807692.30'],
  [decimals, '1.7000', '1.70'],
  [whole, '33', '33'],
  [whole, '06', '6'],
  [list, '22,13 , 16', '13, 16, 22'],
  [list, '5', '5'],
  [list, '[1, 14, 25]', '1, 14, 25'],
  [list, '(0 24)', '0, 24'],
])('%o reads "%s" as "%s"', (parse, typed, value) => {
  expect(parse(typed)).toEqual({ ok: true, value });
});

test.each([
  ...[decimals, whole, list].map((parse) => [parse, ' ', 'missing'] as const),
  ...['1.234', '1,50', '-1'].map((typed) => [decimals, typed, 'not-a-number'] as const),
  [whole, '3.5', 'not-whole'],
  [list, '1, two', 'not-a-list'],
  [list, '1,,2', 'not-a-list'],
  [decimals, '0.99', 'out-of-range'],
  [decimalsClaim({ least: 0, most: 100 }), '100.01', 'out-of-range'],
  [whole, '37', 'out-of-range'],
  [whole, '00', 'out-of-range'],
  [list, '3, 26', 'out-of-range'],
  // Counted from 0 there is no 25, counted from 1 no 0.
  [list, '0, 25', 'out-of-range'],
  [list, '3, 3', 'repeats'],
  [numberListClaim({ size: 40, count: 10 }), '24, 1, 4', 'count'],
] as const)('%o refuses "%s": %s', (parse, typed, reason) => {
  expect(parse(typed)).toEqual({ ok: false, reason: `claim-${reason}` });
});
