import { expect, test } from 'vitest';
import { engraveLogoChip } from './logo-chip.ts';

const LOGO = { href: 'data:,x', width: 300, height: 300, ground: '#ffffff', fills: false };

/** The place of the logo, from the middle of the chip. */
function placeOf(svg: string) {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(new RegExp(`<image[^>]* ${name}="([^"]+)"`).exec(svg)?.[1]),
  );
  return { x, y, width, height };
}

test('a square logo lies with its corners within the rim', () => {
  // Half the diagonal is 41.5 less 3; so a side is 38.5 × √2 = 54.447…
  expect(placeOf(engraveLogoChip('a', 0, LOGO))).toEqual({
    x: -27.22,
    y: -27.22,
    width: 54.45,
    height: 54.45,
  });
});

test('a wide one is as wide as the chip takes it', () => {
  // 4 to 3 on a diagonal of 77, which is 5 parts: 61.6 by 46.2.
  expect(placeOf(engraveLogoChip('a', 0, { ...LOGO, width: 400 }))).toEqual({
    x: -30.8,
    y: -23.1,
    width: 61.6,
    height: 46.2,
  });
});

test('one that brings its own ground fills the chip to its rim, and is cut to it', () => {
  const svg = engraveLogoChip('a', 0, { ...LOGO, fills: true });
  expect(placeOf(svg)).toEqual({ x: -41.5, y: -41.5, width: 83, height: 83 });
  expect(svg).toContain('clip-path="url(#i)"');
});
