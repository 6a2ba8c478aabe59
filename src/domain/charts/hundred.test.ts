import { describe, expect, test } from 'vitest';
import { linePlaces, outlinePlaces } from './hundred.ts';

const GRID = { columns: 10, size: 12 };

describe('the outline of places', () => {
  test.each([
    ['none', 4, 4, ''],
    ['one', 0, 1, 'M0 0h12v12h-12z'],
    ['whole rows as one piece', 10, 40, 'M0 12h120v36H0z'],
    ['the end of a row and the next', 7, 20, 'M84 0h36v12h-36zM0 12h120v12H0z'],
    ['what is left of a row', 0, 13, 'M0 0h120v12H0zM0 12h36v12h-36z'],
  ])('%s', (_, from, to, outline) => {
    expect(outlinePlaces(from, to, GRID)).toBe(outline);
  });

  test('covers each place once, whatever the groups', () => {
    const areaOf = (outline: string) =>
      [...outline.matchAll(/h(\d+)v(\d+)/g)].reduce(
        (sum, [, w, h]) => sum + Number(w) * Number(h),
        0,
      );
    for (const [first, second] of [
      [0, 0],
      [73, 76],
      [1, 99],
      [50, 50],
      [33, 100],
    ] as const) {
      const outlines = [
        outlinePlaces(0, first, GRID),
        outlinePlaces(first, second, GRID),
        outlinePlaces(second, 100, GRID),
      ];
      expect(outlines.map(areaOf)).toEqual(
        [first, second - first, 100 - second].map((count) => count * 144),
      );
    }
  });
});

test.each([
  [20, 'M0 24H120'],
  [23, 'M0 36H36V24H120'],
])('the line at place %i goes around it', (at, line) => {
  expect(linePlaces(at, GRID)).toBe(line);
});
