import { describe, expect, test } from 'vitest';
import { fitDescription } from './described-page.ts';

describe('a description', () => {
  test('stays as it is up to 160 characters', () => {
    const longest = 'x'.repeat(160);
    expect(fitDescription(longest)).toBe(longest);
  });

  test('that is longer ends between two words, without a sign before the dots', () => {
    // 31 words of four letters and a comma, six characters each with the space: 26 of them are 156.
    const words = Array.from({ length: 31 }, () => 'abcd,').join(' ');
    const fitted = fitDescription(words);
    expect(fitted).toBe(
      `${Array.from({ length: 26 }, () => 'abcd,')
        .join(' ')
        .slice(0, -1)}…`,
    );
    expect(fitted.length).toBeLessThanOrEqual(160);
  });
});
