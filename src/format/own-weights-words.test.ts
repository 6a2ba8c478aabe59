import { describe, expect, test } from 'vitest';
import { formatLeaders, weightedRow } from './own-weights-words.ts';

const casino = (name: string, rank: number, firstIn: string) => ({ name, rank, firstIn });

describe('who is first', () => {
  test('is told with how often it is first in all weightings', () => {
    const ranked = [casino('Alder', 1, '41%'), casino('Birch', 2, '35%')];
    expect(formatLeaders(ranked, true)).toBe(
      'Alder is first with our weights, and first in 41% of all weightings.',
    );
    expect(formatLeaders(ranked, false)).toBe(
      'Alder is first with these weights, and first in 41% of all weightings.',
    );
  });

  test('is told of all who share the place, in their order', () => {
    const ranked = [casino('Alder', 1, '41%'), casino('Birch', 1, '35%'), casino('Cedar', 3, '0%')];
    expect(formatLeaders(ranked, false)).toBe(
      'Alder and Birch share first place with these weights. They are first in 41% and 35% of all weightings.',
    );
    expect(formatLeaders([casino('Alder', 1, '41%'), casino('Birch', 1, '41%')], true)).toBe(
      'Alder and Birch share first place with our weights. Each is first in 41% of all weightings.',
    );
  });
});

test('of many who share the place it names three', () => {
  const ranked = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'].map((name) => casino(name, 1, '9%'));
  expect(formatLeaders(ranked.slice(0, 4), true)).toBe(
    'Alder, Birch, Cedar and 1 other share first place with our weights.',
  );
  expect(formatLeaders(ranked, false)).toBe(
    'Alder, Birch, Cedar and 2 others share first place with these weights.',
  );
});

describe('a row of the order', () => {
  const row = (rank: number, publishedRank: number) =>
    weightedRow({
      slug: 'alder',
      name: 'Alder',
      href: '/reviews/alder',
      ...{ rank, isShared: rank === 2, publishedRank },
      rating: { score: 4.375 },
    });

  test.each([
    [1, 4, 'up 3'],
    [4, 1, 'down 3'],
    [2, 2, ''],
  ])('of place %i, published %i, says: %j', (rank, publishedRank, moved) => {
    expect(row(rank, publishedRank).moved).toBe(moved);
  });

  test('has the score to one decimal, a shared place as such, and its share of the highest', () => {
    // 4.375 ÷ 5 = 0.875
    expect(row(1, 1)).toMatchObject({ rank: '1', score: '4.4', share: 0.875 });
    expect(row(2, 2).rank).toBe('=2');
  });
});
