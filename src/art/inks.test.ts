import { expect, test } from 'vitest';
import { GLYPHS } from './glyphs.ts';
import { PLATES, mix } from './inks.ts';

test('every category has a sign that can be engraved', () => {
  const signs = Object.values(PLATES).map((plate) => plate.sign);
  expect(new Set(signs).size).toBe(12);
  for (const character of signs.join('')) expect(GLYPHS).toHaveProperty([character]);
});

test('two inks are mixed channel by channel', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#102030', '#304050', 0.25)).toBe('#182838');
});
