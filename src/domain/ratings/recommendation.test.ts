import { describe, expect, test } from 'vitest';
import type { Verdict } from './criterion.ts';
import { isRecommended } from './recommendation.ts';
import type { Rating } from './score.ts';

function rating(stars: number, ...verdicts: Verdict[]): Rating {
  return {
    score: stars,
    stars,
    breakdown: verdicts.map((verdict, index) => ({
      id: `criterion-${index}`,
      name: `Criterion ${index}`,
      weight: 1 / verdicts.length,
      points: 0,
      verdict,
      reason: '',
    })),
    coverage: {
      rated: verdicts.filter((verdict) => verdict !== 'unrated').length,
      total: verdicts.length,
    },
  };
}

describe('a casino is recommended', () => {
  test('from 4.5 stars on', () => {
    expect(isRecommended(rating(4.5, 'pass', 'pass'))).toBe(true);
    expect(isRecommended(rating(5, 'pass', 'pass'))).toBe(true);
    expect(isRecommended(rating(4, 'pass', 'pass'))).toBe(false);
  });

  test('with a criterion that is met by half', () => {
    expect(isRecommended(rating(4.5, 'pass', 'partial'))).toBe(true);
  });

  test('but not with a failed criterion, whatever its stars', () => {
    expect(isRecommended(rating(5, 'pass', 'fail'))).toBe(false);
  });

  test('and not while a criterion could not be judged', () => {
    expect(isRecommended(rating(5, 'pass', 'unrated'))).toBe(false);
  });
});
