import { describe, expect, test } from 'vitest';
import { engraveHero } from './hero.ts';

const weigh = (lost: number, less: number, more: number) =>
  engraveHero({ players: { lost, less, more }, label: 'A balance of a hundred chips.' });
const count = (svg: string, part: string) => svg.split(part).length - 1;

describe('engraveHero', () => {
  test('lays down a chip for each of a hundred players', () => {
    const svg = weigh(73, 3, 24);
    expect(count(svg, 'href="#hlost')).toBe(73);
    expect(count(svg, 'href="#hless')).toBe(3);
    expect(count(svg, 'href="#hmore')).toBe(24);
  });

  test.each([
    // 0.1° a player, 7° at most
    [73, 3, 24, 'rotate(-4.9)'],
    [20, 20, 60, 'rotate(4)'],
    [30, 40, 30, 'rotate(0)'],
    [100, 0, 0, 'rotate(-7)'],
  ])('tilts to the arm with more players: %d, %d, %d', (lost, less, more, rotation) => {
    expect(weigh(lost, less, more)).toContain(rotation);
  });

  test.each([
    [100, 0, 0],
    [0, 100, 0],
    [0, 0, 100],
  ])('keeps every chip on the beam and in the drawing: %d, %d, %d', (lost, less, more) => {
    const places = [
      ...weigh(lost, less, more).matchAll(/<use href="#h[a-z]+\d?" x="([^"]+)" y="([^"]+)"/g),
    ];
    expect(places).toHaveLength(100);
    for (const [, x, y] of places) {
      expect(Math.abs(Number(x))).toBeLessThanOrEqual(278 - 17);
      expect(Number(y)).toBeGreaterThanOrEqual(-15 * 10.2 - 0.1);
    }
  });

  test('escapes its words', () => {
    const svg = engraveHero({
      players: { lost: 100, less: 0, more: 0 },
      label: 'a "sum" & <more>',
    });
    expect(svg).toContain('aria-label="a &quot;sum&quot; &amp; &lt;more&gt;"');
  });

  test.each([
    [73, 3, 25],
    [73.5, 2.5, 24],
    [101, -1, 0],
    [NaN, 0, 100],
  ])('refuses %d, %d and %d players', (lost, less, more) => {
    expect(() => weigh(lost, less, more)).toThrow(RangeError);
  });
});
