import { describe, expect, test } from 'vitest';
import { parseWeights, rankByWeights, weightsFragment } from './own-weights.ts';

const PUBLISHED = [15, 15, 15, 15, 10, 10, 10, 10];

describe('the fragment', () => {
  test('holds the weights in the order of the criteria', () => {
    const weights = [30, 0, 5, 12, 0, 1, 10, 10];
    expect(weightsFragment(weights, PUBLISHED)).toBe('w=30-0-5-12-0-1-10-10');
    expect(parseWeights('w=30-0-5-12-0-1-10-10', 8)).toEqual(weights);
  });

  test('is empty for the published weights', () => {
    expect(weightsFragment([...PUBLISHED], PUBLISHED)).toBe('');
  });

  test.each(['', 'main', 'scores', 'casinos=a,b', 'ww=1-2'])(
    'of something else speaks of no weights: %j',
    (fragment) => {
      expect(parseWeights(fragment, 8)).toBeNull();
    },
  );

  test.each([
    'w',
    'w=',
    'w=15',
    'w=15-15-15-15-10-10-10',
    'w=15-15-15-15-10-10-10-10-10',
    'w=31-15-15-15-10-10-10-10',
    'w=-1-15-15-15-10-10-10-10',
    'w=1.5-15-15-15-10-10-10-10',
    'w=15-15-15-15-10-10-10-10=1',
    'w=15-15-15-15-10-10-10-1e1',
    'w=15,15,15,15,10,10,10,10',
    'w=15-15-15-15-10-10-10-<b>',
  ])('that cannot be read is bad: %s', (fragment) => {
    expect(parseWeights(fragment, 8)).toBe('bad');
  });
});

describe('the order by own weights', () => {
  const casino = (name: string, halves: number[], rated = 8) => ({ name, halves, rated });
  // Licence, withdrawals, bonus, safer gambling; recourse, identity, fairness, costs.
  const quick = casino('Quick', [2, 2, 0, 1, 0, 2, 2, 2]);
  const slow = casino('Slow', [2, 0, 2, 2, 2, 2, 1, 0]);
  const quiet = casino('Quiet', [2, 0, 2, 2, 2, 2, 0, 1], 7);

  const order = (weights: readonly number[]) =>
    rankByWeights([quick, slow, quiet], weights).map(
      ({ name, rank, rating }) => `${rank} ${name} ${rating.score}`,
    );

  test('with the published weights gives the published scores', () => {
    // Quick: 5 × (0.15 + 0.15 + 0 + 0.075 + 0 + 0.1 + 0.1 + 0.1) = 5 × 0.675 = 3.375
    // Slow: 5 × (0.15 + 0 + 0.15 + 0.15 + 0.1 + 0.1 + 0.05 + 0) = 5 × 0.7 = 3.5, and Quiet the same
    expect(order(PUBLISHED)).toEqual(['1 Slow 3.5', '2 Quiet 3.5', '3 Quick 3.375']);
  });

  test('follows what counts: withdrawals alone', () => {
    expect(order([0, 20, 0, 0, 0, 0, 0, 0])).toEqual(['1 Quick 5', '2 Slow 0', '3 Quiet 0']);
  });

  test('depends on proportions alone, and rounds to thousandths', () => {
    // Licence and withdrawals and bonus alike: Quick 2 of 3, 3.333; the others 2 of 3 as well.
    const alike = ['1 Quick 3.333', '1 Slow 3.333', '3 Quiet 3.333'];
    expect(order([7, 7, 7, 0, 0, 0, 0, 0])).toEqual(alike);
    expect(order([30, 30, 30, 0, 0, 0, 0, 0])).toEqual(alike);
  });

  test('is none where nothing counts', () => {
    expect(() => order([0, 0, 0, 0, 0, 0, 0, 0])).toThrow('Expected a weight above nothing');
  });
});
