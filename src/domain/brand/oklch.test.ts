import { expect, test } from 'vitest';
import { contrast, fromOklch, toOklch } from './oklch.ts';

test('a colour has the lightness, chroma and hue that the specification of CSS publishes', () => {
  const { lightness, chroma, hue } = toOklch('#ff0000');
  expect([lightness, chroma, hue / 100].map((value) => value.toFixed(3))).toEqual([
    '0.628',
    '0.258',
    '0.292',
  ]);
  // An example of https://www.w3.org/TR/css-color-4/#ok-lab, to the nearest colour of 8 bits.
  expect(fromOklch({ lightness: 0.40101, chroma: 0.12332, hue: 21.555 })).toBe('#7d2329');
});

test.each(['#000000', '#ffffff', '#0e5a3f', '#86d3ab', '#f5f3ea', '#0c1512', '#00f0ff'])(
  '%s stays what it is, there and back',
  (hex) => {
    expect(fromOklch(toOklch(hex))).toBe(hex);
  },
);

test('colours become weaker where no screen shows them, and keep their lightness', () => {
  const shown = toOklch(fromOklch({ lightness: 0.5, chroma: 0.4, hue: 160 }));
  expect(shown.lightness).toBeCloseTo(0.5, 2);
  expect(Math.abs(shown.hue - 160)).toBeLessThan(2);
  expect(shown.chroma).toBeLessThan(0.2);
});

test.each(['red', '#12', 'rgb(0 0 0)', ''])('%j is no colour', (text) => {
  expect(() => toOklch(text)).toThrow(RangeError);
});

/** #777 and #767676 stand on either side of 4.5 in WebAIM’s checker. */
test('contrast is that of WCAG', () => {
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});
