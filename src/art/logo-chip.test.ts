import { expect, test } from 'vitest';
import { engraveLogoChip } from './logo-chip.ts';

const LOGO = { href: 'data:,x', width: 300, height: 300, ground: '#ffffff', fills: false };

test.each([
  // Half the diagonal is 41.5 less 3; so a side is 38.5 × √2 = 54.447…
  ['a square logo lies with its corners within the rim', {}, [-27.22, -27.22, 54.45, 54.45]],
  // 4 to 3 on a diagonal of 77, which is 5 parts: 61.6 by 46.2.
  ['a wide one is as wide as the chip takes it', { width: 400 }, [-30.8, -23.1, 61.6, 46.2]],
  [
    'one with a ground of its own fills the chip to its rim',
    { fills: true },
    [-41.5, -41.5, 83, 83],
  ],
])('%s', (_, changes, [x, y, width, height]) => {
  const svg = engraveLogoChip('a', 0, { ...LOGO, ...changes });
  expect(svg).toContain(`<image x="${x}" y="${y}" width="${width}" height="${height}"`);
  expect(svg.includes('clip-path="url(#i)"')).toBe('fills' in changes);
});
