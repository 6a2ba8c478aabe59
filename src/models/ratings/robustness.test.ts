import { describe, expect, test } from 'vitest';
import {
  formatShareOf,
  gridInWords,
  type Robustness,
  robustnessInWords,
  robustnessRows,
} from './robustness.ts';

const casino = (name: string, rank: number, byPlace: number[], aloneFirst = 0) => ({
  name,
  rank,
  byPlace,
  aloneFirst,
});

describe('the robustness of an order', () => {
  test('is told of the first three, the first by its first places', () => {
    const counted: Robustness = {
      weightings: 200,
      leadersFirst: 154,
      casinos: [
        // 154 of 200 are 77%, 100 are 50%; 140 of 200 are 70%; 166 of 200 are 83%.
        casino('Alder', 1, [154, 46, 0, 0], 100),
        casino('Birch', 2, [40, 60, 40, 60]),
        casino('Cedar', 3, [0, 100, 66, 34]),
        casino('Dogwood', 4, [6, 0, 0, 194]),
      ],
    };
    expect(robustnessInWords(counted)).toEqual([
      'Alder is first in 77% of all weightings, alone in 50%.',
      'Also among the first three: Birch, second, in 70%; Cedar, third, in 83%.',
    ]);
  });

  test('says so where the first is not first in most weightings, and where places are shared', () => {
    const counted: Robustness = {
      weightings: 100,
      leadersFirst: 41,
      casinos: [
        casino('Alder', 1, [41, 9, 50], 28),
        casino('Birch', 2, [35, 44, 21]),
        casino('Cedar', 2, [35, 44, 21]),
      ],
    };
    expect(robustnessInWords(counted)).toEqual([
      'Alder is first in 41% of all weightings, alone in 28%.',
      'Also among the first three: Birch, second, in 100%; Cedar, second as well, in 100%.',
      'In most weightings another casino is first.',
      'This first place depends heavily on the weights we chose.',
    ]);
  });

  test('is told of each that shares the first place, and of a casino alone', () => {
    const shared = [casino('Alder', 1, [60, 40], 20), casino('Birch', 1, [80, 20], 40)];
    expect(robustnessInWords({ weightings: 100, leadersFirst: 100, casinos: shared })).toEqual([
      'Alder is first in 60% of all weightings, alone in 20%.',
      'Birch is first in 80% of all weightings, alone in 40%.',
      'One of them is first in 100% of all weightings.',
    ]);
    const crowd = ['Alder', 'Birch', 'Cedar', 'Dogwood'].map((name) => casino(name, 1, [10], 0));
    expect(robustnessInWords({ weightings: 10, leadersFirst: 10, casinos: crowd })).toEqual([
      '4 casinos share our first place; these are 3 of them.',
      'Alder is first in 100% of all weightings, alone in 0%.',
      'Birch is first in 100% of all weightings, alone in 0%.',
      'Cedar is first in 100% of all weightings, alone in 0%.',
      'One of them is first in 100% of all weightings.',
    ]);
    const only = { weightings: 5, leadersFirst: 5, casinos: [casino('Alder', 1, [5], 5)] };
    expect(robustnessInWords(only)).toEqual([
      'Alder is first in 100% of all weightings, alone in 100%.',
    ]);
  });

  test('names a casino that is first as often, and counts weightings of two leaders once', () => {
    // Each is first in 41 of 100, both in 14: 41 + 41 − 14 = 68 for one of them.
    const casinos = [
      casino('Alder', 1, [41], 15),
      casino('Birch', 1, [41], 15),
      casino('Cedar', 3, [41, 0, 44], 20),
    ];
    expect(robustnessInWords({ weightings: 100, leadersFirst: 68, casinos })).toEqual([
      'Alder is first in 41% of all weightings, alone in 15%.',
      'Birch is first in 41% of all weightings, alone in 15%.',
      'One of them is first in 68% of all weightings.',
      'Cedar is first as often: in 41%.',
      'Also among the first three: Cedar, third, in 85%.',
      'This first place depends heavily on the weights we chose.',
    ]);
  });

  test('has a row for each casino, with its best and its worst place', () => {
    const counted: Robustness = {
      weightings: 1000,
      leadersFirst: 1,
      casinos: [casino('Alder', 1, [1, 0, 999, 0], 0), casino('Birch', 2, [0, 1000, 0, 0])],
    };
    const row = { name: 'Alder', rank: '1', alone: '0%', amongThree: '100%' };
    expect(robustnessRows(counted)).toEqual([
      { ...row, first: 'under 1%', range: '1 to 3' },
      { ...row, name: 'Birch', rank: '2', first: '0%', range: '2' },
    ]);
  });

  test('names the grid that was counted', () => {
    expect(gridInWords({ weightings: 50_388, leadersFirst: 0, casinos: [] }, 8)).toContain(
      'in steps of 5% in which each of the 8 criteria has at least 5%: 50,388 of them',
    );
  });
});

test.each([
  [0, '0%'],
  [4, 'under 1%'],
  [5, '1%'],
  [995, 'over 99%'],
  [1000, '100%'],
])('%i of 1000 is %s', (times, text) => {
  expect(formatShareOf(times, 1000)).toBe(text);
});
