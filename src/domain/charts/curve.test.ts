import { describe, expect, test } from 'vitest';
import { hatchBelow, placeCurve, sampleAxis } from './curve.ts';

const frame = { width: 125, height: 120, left: 10, right: 15, top: 5, bottom: 15 };

test('the points of a curve lie where the axes put them', () => {
  const curve = {
    x: { scale: 'log', from: 1, to: 100 },
    y: { scale: 'linear', from: 0, to: 1 },
    points: [
      { x: 1, y: 1 },
      { x: 10, y: 0.5 },
      { x: 100, y: 0 },
    ],
  } as const;
  expect(placeCurve(curve, frame)).toEqual([
    { x: 10, y: 5 },
    { x: 60, y: 55 },
    { x: 110, y: 105 },
  ]);
});

describe('sampling an axis', () => {
  test('takes equal steps on a linear one', () => {
    expect(sampleAxis({ scale: 'linear', from: 0, to: 10 }, 4)).toEqual([0, 2.5, 5, 7.5, 10]);
  });

  test('takes equal ratios on a log one', () => {
    const samples = sampleAxis({ scale: 'log', from: 1, to: 16 }, 4);
    for (const [index, expected] of [1, 2, 4, 8, 16].entries()) {
      expect(samples[index]).toBeCloseTo(expected, 9);
    }
  });
});

describe('hatching', () => {
  const falling = [
    { x: 0, y: 0 },
    { x: 10, y: 100 },
  ];

  test('stands under the curve, half a gap from its start', () => {
    expect(hatchBelow(falling, 4, 120)).toEqual([
      { x: 2, top: 20 },
      { x: 6, top: 60 },
      { x: 10, top: 100 },
    ]);
  });

  test('leaves out what would only be a speck', () => {
    expect(hatchBelow(falling, 4, 60.5)).toEqual([{ x: 2, top: 20 }]);
  });

  test('of no curve is none', () => {
    expect(hatchBelow([], 4, 100)).toEqual([]);
  });
});
