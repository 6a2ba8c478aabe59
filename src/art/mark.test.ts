import { describe, expect, test } from 'vitest';
import { engraveFavicon, markParts, markShape } from './mark.ts';

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

test('the mark of a name with E is five rows of chips, the dark ones spelling it', () => {
  // Rows one and five are whole, row three is a long bar, rows two and four a short one.
  const widths = [
    ...markShape('Elm Table', 'ink', 'ghost').matchAll(/width="(\d+)"[^>]*fill="ink"/g),
  ];
  expect(widths.map((match) => Number(match[1]))).toEqual([31, 10, 24, 10, 31]);
});

test('the parts of a row fill its 31 units, with a gap of one between them', () => {
  for (const letter of LATIN) {
    for (const y of [0, 6.5, 13, 19.5, 26]) {
      const row = markParts(letter).filter((part) => part.y === y);
      const gaps = row.slice(1).map(({ x }, i) => x - (row[i]?.x ?? 0) - (row[i]?.width ?? 0));
      for (const gap of gaps) expect(gap, letter).toBeCloseTo(1, 5);
      const last = row.at(-1);
      expect(row[0]?.x, letter).toBe(0);
      expect((last?.x ?? 0) + (last?.width ?? 0), letter).toBeCloseTo(31, 5);
    }
  }
});

describe('the letter of a name', () => {
  test('is another for each letter and digit', () => {
    const drawn = new Set([...LATIN].map((letter) => markShape(letter, 'ink', 'ghost')));
    expect(drawn.size).toBe(LATIN.length);
  });

  test.each([
    ['in small letters', 'straight table', 'S'],
    ['with an accent', 'Éclair', 'E'],
    ['after a sign', '“Quoted”', 'Q'],
    ['in the full width of another keyboard', 'ＴＡＢＬＥ', 'T'],
  ])('is its first, %s', (_, name, letter) => {
    expect(markParts(name)).toEqual(markParts(letter));
  });

  test.each(['Ωmega', 'كازينو', '赌场', '!?'])('of another script is a whole stack: %s', (name) => {
    expect(markParts(name).map(({ width, faint }) => [width, faint])).toEqual(
      Array.from({ length: 5 }, () => [31, false]),
    );
  });
});

test('the icon of another name shows its letter', () => {
  expect(engraveFavicon('Tallystone')).not.toBe(engraveFavicon('Elm Table'));
  expect(engraveFavicon('Tallystone')).toContain(markShape('T', '#f6f1df', '#e9c979'));
});
