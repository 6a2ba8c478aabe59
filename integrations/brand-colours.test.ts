import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { PAIRS, weakPairs } from '#domain/brand/contrast-pairs.ts';
import { contrast, fromOklch, toOklch } from '#domain/brand/oklch.ts';
import { paletteOf, reprintArt } from '#domain/brand/palette.ts';
import { type BrandColours, DRAWN_IN, THEMES } from '#domain/brand/token-rules.ts';
import { CHIPS, PLATES } from '#art/inks.ts';
import { drawnTokens } from '#check/read/drawn-tokens.ts';
import { withColours } from './brand-colours.ts';

const DRAWN = drawnTokens();

/** Warm grey, dark blue and brick. */
const OTHER: BrandColours = {
  light: { paper: '#efece8', ink: '#1d2f5c', accent: '#a3432a' },
  dark: { paper: '#17161a', ink: '#9db4ee', accent: '#e8997c' },
};

describe('the colours of the design', () => {
  test('are read from the tokens, single ones for both themes', () => {
    expect(DRAWN).toMatchObject({
      paper: { light: '#f5f3ea', dark: '#0c1512' },
      // rgb(16 27 22/0.55) and rgb(2 6 4/0.72)
      scrim: { light: '#101b16', dark: '#020604' },
      'on-green': { light: '#fbf8ec', dark: '#fbf8ec' },
      'select-arrow': { light: '#7f8576', dark: '#7f8576' },
    });
    expect(DRAWN).not.toHaveProperty('lace');
    expect(Object.keys(DRAWN).length).toBeGreaterThan(50);
  });

  test('come out as they are in the inks that they are drawn in', () => {
    expect(paletteOf(DRAWN, DRAWN_IN)).toEqual(DRAWN);
    for (const { body, spot, line } of CHIPS) {
      for (const ink of [body, spot, line]) expect(reprintArt(ink, DRAWN_IN)).toBe(ink);
    }
  });

  // The figures of the design’s own table of contrasts, worked out when it was drawn.
  test.each([
    ['ink', 'paper', 14.96, 15.51],
    ['ink-3', 'sunk', 5.08, 7.51],
    ['green', 'green-tint', 6.59, 7.81],
    ['vermilion', 'vermilion-tint', 5.27, 7.35],
    ['star', 'paper', 3.35, 10.12],
    ['line-2', 'raised', 3.7, 3.67],
  ])('%s on %s has the contrast that the design says', (colour, ground, light, dark) => {
    const [one, other] = [DRAWN[colour], DRAWN[ground]];
    expect(contrast(one?.light ?? '', other?.light ?? '')).toBeCloseTo(light, 1);
    expect(contrast(one?.dark ?? '', other?.dark ?? '')).toBeCloseTo(dark, 1);
  });

  test('can all be seen, and each pair is of colours that there are', () => {
    for (const { colour, ground } of PAIRS) {
      expect(DRAWN).toHaveProperty([colour]);
      expect(DRAWN).toHaveProperty([ground]);
    }
    expect(weakPairs(DRAWN)).toEqual([]);
  });
});

describe('the colours of another brand', () => {
  const palette = paletteOf(DRAWN, OTHER);

  test('have its paper and inks where the design has its own', () => {
    expect(palette).toMatchObject({
      paper: { light: '#efece8', dark: '#17161a' },
      green: { light: '#1d2f5c', dark: '#9db4ee' },
      'green-solid': { light: '#1d2f5c' },
      meter: { light: '#1d2f5c' },
      'art-ground': { light: '#efece8', dark: '#17161a' },
      brass: { light: '#a3432a', dark: '#e8997c' },
    });
  });

  test('share none with the design', () => {
    const drawn = new Set(Object.values(DRAWN).flatMap(({ light, dark }) => [light, dark]));
    const kept = Object.entries(palette).filter(
      ([, { light, dark }]) => drawn.has(light) || drawn.has(dark),
    );
    expect(kept).toEqual([]);
  });

  test('stay bands and fields that are dark in both themes', () => {
    for (const theme of THEMES) {
      for (const ground of ['band', 'band-deep', 'foot']) {
        expect(toOklch(palette[ground]?.[theme] ?? '').lightness, ground).toBeLessThan(0.4);
      }
    }
  });

  test('keep a red for warnings', () => {
    for (const theme of THEMES) {
      const { hue } = toOklch(palette['vermilion']?.[theme] ?? '');
      // Reds of OKLCH lie about 29; the design’s is at 36, and may turn by 15.
      expect(Math.min(hue, 360 - hue)).toBeLessThan(52);
    }
  });

  test('keep the plates of articles apart, and titles on them readable', () => {
    const grounds = Object.values(PLATES).map(({ ground }) => reprintArt(ground, OTHER));
    expect(new Set(grounds).size).toBe(Object.keys(PLATES).length);
    for (const ground of grounds) {
      expect(contrast(reprintArt('#f7f2e2', OTHER), ground)).toBeGreaterThan(4.5);
    }
  });
});

type Range = { min: number; max: number };

const inks = (lightness: Range) =>
  fc
    .record({
      lightness: fc.double({ ...lightness, noNaN: true }),
      chroma: fc.double({ min: 0, max: 0.2, noNaN: true }),
      hue: fc.double({ min: 0, max: 360, noNaN: true }),
    })
    .map(fromOklch);

const theme = (paper: Range, ink: Range, mostContrast: number) =>
  fc
    .record({ paper: inks(paper), ink: inks(ink), accent: inks(ink) })
    .filter(({ paper: ground, ink: one, accent }) =>
      [one, accent].every((hex) => {
        const seen = contrast(hex, ground);
        return seen >= 4.5 && seen < mostContrast;
      }),
    );

test.each([
  {
    inWords: 'can be seen',
    light: theme({ min: 0.9, max: 1 }, { min: 0, max: 0.6 }, Infinity),
    dark: theme({ min: 0, max: 0.25 }, { min: 0.55, max: 1 }, Infinity),
    numRuns: 200,
  },
  {
    inWords: 'can just be seen',
    light: theme({ min: 0.93, max: 1 }, { min: 0.45, max: 0.6 }, 5.2),
    dark: theme({ min: 0.1, max: 0.25 }, { min: 0.5, max: 0.65 }, 5.2),
    numRuns: 40,
  },
])('whatever paper and inks that $inWords on it: all that follows can be seen', (brand) => {
  fc.assert(
    fc.property(fc.record({ light: brand.light, dark: brand.dark }), (colours) => {
      expect(weakPairs(paletteOf(DRAWN, colours))).toEqual([]);
    }),
    { numRuns: brand.numRuns, seed: 18 },
  );
});

test('declarations keep all but their colours', () => {
  const colours = { light: '#112233', dark: '#445566' };
  expect(withColours('light-dark(#f5f3ea, #0c1512)', colours)).toBe('light-dark(#112233, #445566)');
  expect(withColours('rgb(246 241 223/0.2)', colours)).toBe('rgb(17 34 51/0.2)');
  expect(withColours('url("…stroke=\'%237f8576\'…")', colours)).toBe(
    'url("…stroke=\'%23112233\'…")',
  );
  expect(withColours('var(--paper)', colours)).toBe('var(--paper)');
});
