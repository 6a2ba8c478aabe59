import { describe, expect, test } from 'vitest';
import { decimalsClaim, numberListClaim, wholeNumberClaim } from './result-claim.ts';

const parseDecimalsClaim = decimalsClaim({ least: 1, most: 1e12 });
const parseWholeNumberClaim = wholeNumberClaim({ least: 0, most: 36 });
const parseNumberListClaim = numberListClaim({ size: 25 });

describe('result that the site showed', () => {
  test.each([
    ['28.07', '28.07'],
    ['5.9', '5.90'],
    [' 2 ', '2.00'],
    ['1.70x', '1.70'],
    ['66.24 ×', '66.24'],
    ['3,807,692.30×', '3807692.30'],
    ['1.7000', '1.70'],
  ])('"%s" with decimals is "%s"', (typed, value) => {
    expect(parseDecimalsClaim(typed)).toEqual({ ok: true, value });
  });

  test.each([
    ['33', '33'],
    ['06', '6'],
  ])('"%s" as a whole number is "%s"', (typed, value) => {
    expect(parseWholeNumberClaim(typed)).toEqual({ ok: true, value });
  });

  test.each([
    ['22,13 , 16', '13, 16, 22'],
    ['5', '5'],
    ['[1, 14, 25]', '1, 14, 25'],
    ['(0 24)', '0, 24'],
  ])('"%s" as a list is "%s"', (typed, value) => {
    expect(parseNumberListClaim(typed)).toEqual({ ok: true, value });
  });

  test.each(['1.234', '1,50', '-1'])('"%s" has no two decimals', (typed) => {
    expect(parseDecimalsClaim(typed)).toEqual({ ok: false, reason: 'claim-not-a-number' });
  });

  test('"3.5" is not whole', () => {
    expect(parseWholeNumberClaim('3.5')).toEqual({ ok: false, reason: 'claim-not-whole' });
  });

  test.each(['1, two', '1,,2'])('"%s" is no list', (typed) => {
    expect(parseNumberListClaim(typed)).toEqual({ ok: false, reason: 'claim-not-a-list' });
  });

  test.each([
    [parseDecimalsClaim, '0.99', 'claim-out-of-range'],
    [decimalsClaim({ least: 0, most: 100 }), '100.01', 'claim-out-of-range'],
    [parseWholeNumberClaim, '37', 'claim-out-of-range'],
    [parseWholeNumberClaim, '00', 'claim-out-of-range'],
    [parseNumberListClaim, '3, 26', 'claim-out-of-range'],
    // Counted from 0 there is no 25, counted from 1 no 0.
    [parseNumberListClaim, '0, 25', 'claim-out-of-range'],
    [parseNumberListClaim, '3, 3', 'claim-repeats'],
    [numberListClaim({ size: 40, count: 10 }), '24, 1, 4', 'claim-count'],
  ] as const)('%o of "%s" is a result that no round gives', (parse, typed, reason) => {
    expect(parse(typed)).toEqual({ ok: false, reason });
  });

  test('nothing is no result of any form', () => {
    for (const parse of [parseDecimalsClaim, parseWholeNumberClaim, parseNumberListClaim]) {
      expect(parse(' ')).toEqual({ ok: false, reason: 'claim-missing' });
    }
  });
});
