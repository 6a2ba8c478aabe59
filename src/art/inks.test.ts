import { describe, expect, test } from 'vitest';
import { GLYPHS } from './glyphs.ts';
import { CHIPS, PLATES, chipInk, hashedInk, mix } from './inks.ts';

describe('chip inks', () => {
  test('begin again after the last', () => {
    expect(CHIPS).toHaveLength(14);
    expect(chipInk(14)).toBe(chipInk(0));
  });

  test('neighbours in a list differ', () => {
    for (let i = 0; i < CHIPS.length; i++) expect(chipInk(i)).not.toEqual(chipInk(i + 1));
  });

  test.each([-1, 0.5, NaN])('there is none at %d', (index) => {
    expect(() => chipInk(index)).toThrow(RangeError);
  });

  test('a slug without an assigned ink has one of them', () => {
    expect(CHIPS[hashedInk('quillmark')]).toBeDefined();
  });
});

describe('plates', () => {
  test('every category has a sign that can be engraved', () => {
    const signs = Object.values(PLATES).map((plate) => plate.sign);
    expect(new Set(signs).size).toBe(12);
    for (const character of signs.join('')) expect(GLYPHS).toHaveProperty([character]);
  });
});

describe('mix', () => {
  test.each([
    ['#000000', '#ffffff', 0.5, '#808080'],
    ['#102030', '#304050', 0.25, '#182838'],
    ['#0f4a36', '#ffffff', 0, '#0f4a36'],
  ])('of %s and %s with a share of %d is %s', (first, second, share, mixed) => {
    expect(mix(first, second, share)).toBe(mixed);
  });
});
