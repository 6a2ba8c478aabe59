import { describe, expect, test } from 'vitest';
import { SOFIA_GLYPHS } from './glyphs-sofia.ts';
import { GLYPHS } from './glyphs.ts';
import { outline, sealSign, toEngravable, widthOf, wrapTitle } from './lettering.ts';

// The equals sign is 58 wide; the minus sign is 62 wide and its ink lies from -42 to -37.
const word = (length: number) => '='.repeat(length);

describe('outline', () => {
  test('centres the text, scaled to its capital height', () => {
    const markup = outline('=', 100);
    expect(markup).toMatch(/^<g transform="translate\(0 50\)scale\(1\)">/);
    expect(markup).toContain('transform="translate(-29)"');
  });

  test('sets tracking between characters only', () => {
    const markup = outline('==', 100, { tracking: 10, anchor: 'end' });
    expect(markup).toContain('translate(-126)');
    expect(markup).toContain('translate(-58)');
  });

  test('refuses a character without an outline instead of leaving it out', () => {
    expect(() => outline('€5', 16)).toThrow(/No outline for "€"/);
  });
});

describe('the letters of a type', () => {
  test('are outlines for the same characters in each', () => {
    expect(Object.keys(SOFIA_GLYPHS)).toEqual(Object.keys(GLYPHS));
  });

  test('stand as high as capitals are, on the line', () => {
    for (const [, , top, bottom] of [GLYPHS['H'], SOFIA_GLYPHS['H']].map((glyph) => glyph ?? [])) {
      expect([top, bottom]).toEqual([-100, 0]);
    }
  });

  test('are those that were asked for', () => {
    expect(outline('Elm', 25, { letters: 'sofia' })).not.toBe(outline('Elm', 25));
    expect(widthOf('=', 200)).toBe(116);
  });
});

test('sealSign fits the sign to the tighter side of the box and centres its ink', () => {
  const markup = sealSign('−', 10, 620);
  expect(markup).toMatch(/^<g transform="scale\(2\)translate\(0 39.5\)">/);
  expect(markup).toContain('transform="translate(-31)"');
});

test.each([
  ['Curaçao', 'Curacao'],
  ["player's", 'player’s'],
  ['won\u2011t wait\u2026', 'won-t wait...'],
  ['35\u00a0× \u2212$45', '35 × −$45'],
  ['“no wagering”', 'no wagering'],
])('toEngravable turns %j into %j', (title, engravable) => {
  expect(toEngravable(title)).toBe(engravable);
});

describe('wrapTitle', () => {
  test('keeps the largest size while the title is no higher than 350', () => {
    // 10 × 58 × .64 = 371 for each word, 742 for both.
    expect(wrapTitle(`${word(10)} ${word(10)}`)).toEqual({
      capHeight: 64,
      lines: [word(10), word(10)],
    });
  });

  test('shrinks until a long word fits the line of 560', () => {
    // 16 × 58 = 928: 594 at 64, 566 at 61, 538 at 58.
    expect(wrapTitle(word(16)).capHeight).toBe(58);
  });

  test('breaks into even lines, and shrinks before four of them meet what is above and below', () => {
    // At 64 each word is 148 wide, three are 445 and four 594: 3 + 1 becomes 2 + 2.
    const words = (count: number) => Array.from({ length: count }, () => word(4)).join(' ');
    expect(wrapTitle(words(4)).lines).toEqual([words(2), words(2)]);
    // Ten words need four lines at 64, which are 415 high; at 52 four of them fit a line, and three lines are 253.
    expect(wrapTitle(words(10)).lines.length * wrapTitle(words(10)).capHeight * 1.62).toBeLessThan(
      350,
    );
  });

  test('loses no word of a title too long for that', () => {
    const title = Array.from({ length: 30 }, () => word(6)).join(' ');
    const { capHeight, lines } = wrapTitle(title);
    expect(capHeight).toBe(34);
    expect(lines.join(' ')).toBe(title);
  });

  test('cuts a word that is longer than a line at the smallest size', () => {
    // 58 × .34 = 19.72 for each: 28 of them are 552 wide, 29 are 572.
    expect(wrapTitle(`a ${word(40)}`)).toEqual({
      capHeight: 34,
      lines: ['a', word(28), word(12)],
    });
  });
});
