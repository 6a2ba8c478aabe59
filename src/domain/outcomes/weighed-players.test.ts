import { describe, expect, test } from 'vitest';
import { beamTiltDegrees, weighedChips, weighedStacks } from './weighed-players.ts';

const weigh = (lost: number, less: number, more: number) => weighedChips({ lost, less, more });

describe('weighedChips', () => {
  test('has a chip for each of a hundred players, by what became of them', () => {
    const chips = weigh(73, 3, 24);
    const count = (group: string) => chips.filter((chip) => chip.group === group).length;
    expect([count('lost'), count('less'), count('more')]).toEqual([73, 3, 24]);
  });

  test('fills stacks of fifteen from the end of each arm', () => {
    const chips = weigh(73, 3, 24);
    // 73 = 4 × 15 + 13: the last chip that is lost is the 13th of the fifth stack, 259 − 4 × 37 = 111.
    expect(chips[0]).toEqual({ group: 'lost', x: -259, y: -10.2 });
    expect(chips[14]).toMatchObject({ x: -259, y: -153 });
    expect(chips[15]).toMatchObject({ x: -222, y: -10.2 });
    expect(chips[72]?.x).toBe(-111);
    expect(chips[72]?.y).toBeCloseTo(-132.6, 9);
    // 24 = 15 + 9: the last of those with more is the 9th of the second stack, 259 − 37 = 222.
    expect(chips[76]).toMatchObject({ group: 'more', x: 259, y: -10.2 });
    expect(chips[99]?.x).toBe(222);
    expect(chips[99]?.y).toBeCloseTo(-91.8, 9);
  });

  test('stacks who leave with less over the pivot, and then beside it by turns', () => {
    const chips = weigh(0, 100, 0);
    const stacks = [0, 15, 30, 45, 60, 75, 90].map((first) => (chips[first]?.x ?? NaN) + 0);
    expect(stacks).toEqual([0, 37, -37, 74, -74, 111, -111]);
  });

  test.each([
    [100, 0, 0],
    [0, 100, 0],
    [0, 0, 100],
  ])('keeps every chip on the beam and in the drawing: %d, %d, %d', (lost, less, more) => {
    for (const { x, y } of weigh(lost, less, more)) {
      // Half a beam less half a chip, and as much as a chip may be out of line.
      expect(Math.abs(x)).toBeLessThanOrEqual(278 - 17 - 1.2);
      expect(y).toBeGreaterThanOrEqual(-15 * 10.2 - 0.1);
    }
  });

  test.each([
    [73, 3, 25],
    [73.5, 2.5, 24],
    [101, -1, 0],
    [NaN, 0, 100],
  ])('refuses %d, %d and %d players', (lost, less, more) => {
    expect(() => weigh(lost, less, more)).toThrow(RangeError);
  });
});

test('there are no more chips in a stack than fifteen, and no stack where there is nobody', () => {
  const stacks = weighedStacks({ lost: 31, less: 0, more: 69 });
  // 31 = 15 + 15 + 1, 69 = 4 × 15 + 9
  expect(stacks.map(({ group, chips }) => `${group} ${chips}`)).toEqual([
    ...['lost 15', 'lost 15', 'lost 1'],
    ...['more 15', 'more 15', 'more 15', 'more 15', 'more 9'],
  ]);
  expect(stacks.map(({ x }) => x)).toEqual([-259, -222, -185, 259, 222, 185, 148, 111]);
});

test.each([
  // 0.1° a player, 7° at most
  [73, 3, 24, -4.9],
  [20, 20, 60, 4],
  [30, 40, 30, 0],
  [85, 0, 15, -7],
  [100, 0, 0, -7],
  [0, 0, 100, 7],
])('the beam tilts to the arm with more players: %d, %d, %d', (lost, less, more, tilt) => {
  expect(beamTiltDegrees({ lost, less, more })).toBe(tilt);
});
