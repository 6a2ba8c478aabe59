import { describe, expect, test } from 'vitest';
import { contrast, fromOklch, toOklch } from './oklch.ts';

/** The corners of what screens show, as colorjs.io and the specification of CSS colours give them. */
const PUBLISHED: [hex: string, lightness: number, chroma: number, hue: number][] = [
  ['#ff0000', 0.62796, 0.25768, 29.234],
  ['#ffff00', 0.96798, 0.21101, 109.769],
  ['#00ff00', 0.86644, 0.29483, 142.495],
  ['#00ffff', 0.9054, 0.15455, 194.769],
  ['#0000ff', 0.45201, 0.31321, 264.052],
  ['#ff00ff', 0.70167, 0.32249, 328.363],
];

describe('colours as the eye sees them', () => {
  test.each(PUBLISHED)('%s is as published', (hex, lightness, chroma, hue) => {
    const found = toOklch(hex);
    expect(found.lightness).toBeCloseTo(lightness, 4);
    expect(found.chroma).toBeCloseTo(chroma, 4);
    expect(found.hue).toBeCloseTo(hue, 1);
    expect(fromOklch({ lightness, chroma, hue })).toBe(hex);
  });

  // Examples of https://www.w3.org/TR/css-color-4/#ok-lab, to the nearest colour of 8 bits.
  test.each([
    ['#7d2329', 0.40101, 0.12332, 21.555],
    ['#c65d06', 0.59686, 0.15619, 49.7694],
  ])('are written as the nearest that a screen has: %s', (hex, lightness, chroma, hue) => {
    expect(fromOklch({ lightness, chroma, hue })).toBe(hex);
  });

  test('stay what they are, there and back', () => {
    for (const hex of ['#000000', '#ffffff', '#0e5a3f', '#86d3ab', '#f5f3ea', '#0c1512', '#00f0ff'])
      expect(fromOklch(toOklch(hex))).toBe(hex);
  });

  test('become weaker where no screen shows them, and keep their lightness', () => {
    const shown = toOklch(fromOklch({ lightness: 0.5, chroma: 0.4, hue: 160 }));
    expect(shown.lightness).toBeCloseTo(0.5, 2);
    expect(Math.abs(shown.hue - 160)).toBeLessThan(2);
    expect(shown.chroma).toBeLessThan(0.2);
  });

  test.each(['red', '#12', '#0e5a3', 'rgb(0 0 0)', ''])('are not %s', (text) => {
    expect(() => toOklch(text)).toThrow(RangeError);
  });
});

/** Black on white is 21 by definition; #777 and #767676 stand on either side of 4.5 in WebAIM’s checker. */
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#123456', '#123456', 1],
])('%s on %s has the contrast of WCAG', (ink, paper, ratio) => {
  expect(contrast(ink, paper)).toBeCloseTo(ratio, 2);
});
