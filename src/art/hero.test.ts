import { describe, expect, test } from 'vitest';
import { engraveHero, type HeroChip } from './hero.ts';

const CHIPS: readonly HeroChip[] = [
  { group: 'lost', face: 0, x: -256, y: -10.2 },
  { group: 'lost', face: 1, x: -256, y: -20.4 },
  { group: 'less', face: 0, x: 0, y: -10.2 },
  { group: 'more', face: 2, x: 256, y: -10.2 },
];

const engrave = (label = 'A balance of chips.') =>
  engraveHero({ chips: CHIPS, tiltDegrees: -4.9, label });

describe('engraveHero', () => {
  test('lays every chip down in its order and at its place, a little out of line', () => {
    const svg = engrave();
    const laid = [
      ...svg.matchAll(/<rect x="([^"]+)" y="([^"]+)" [^>]*fill="url\(#h([a-z]+)(\d)\)"/g),
    ];
    expect(laid).toHaveLength(CHIPS.length);
    CHIPS.forEach(({ group, face, x, y }, index) => {
      const [, drawnX, drawnY, drawn, drawnFace] = laid[index] ?? [];
      expect([drawn, drawnFace]).toEqual([group, String(face)]);
      // A chip is 34 wide, and laid down by its middle.
      expect(Math.abs(Number(drawnX) + 17 - x)).toBeLessThanOrEqual(1.2 + 0.05);
      expect(Number(drawnY)).toBe(y);
    });
  });

  test('has a face for every chip that can be laid down', () => {
    for (const group of ['lost', 'less', 'more']) {
      for (const face of [0, 1, 2]) {
        expect(engrave()).toMatch(
          new RegExp(`<pattern id="h${group}${face}" [^>]*><g [^>]*><rect`),
        );
      }
    }
  });

  test('turns the beam, with all that lies on it, about the pivot', () => {
    expect(engrave()).toMatch(
      /<g transform="translate\(320 430\)"><g data-beam="" transform="rotate\(-4\.9\)">.*<g data-chips=""><rect/,
    );
  });

  test('escapes its words', () => {
    expect(engrave('a "sum" & <more>')).toContain(
      'aria-label="a &quot;sum&quot; &amp; &lt;more&gt;"',
    );
  });
});
