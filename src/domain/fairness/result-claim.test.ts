import { describe, expect, test } from 'vitest';
import { parseDecimalsClaim, parseNumberListClaim, parseWholeNumberClaim } from './result-claim.ts';

describe('result that the site showed', () => {
  test.each([
    ['28.07', '28.07'],
    ['5.9', '5.90'],
    [' 2 ', '2.00'],
    ['1.70x', '1.70'],
    ['66.24 ×', '66.24'],
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

  test('nothing is no result of any form', () => {
    for (const parse of [parseDecimalsClaim, parseWholeNumberClaim, parseNumberListClaim]) {
      expect(parse(' ')).toEqual({ ok: false, reason: 'claim-missing' });
    }
  });
});
