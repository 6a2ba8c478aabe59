import { expect, test } from 'vitest';
import { engraveLetterSheet } from './letter-sheet.ts';

const sheet = engraveLetterSheet('imbue', 50);

test('the letters of a sheet have boxes beside each other, from its left edge to its right', () => {
  const boxes = [...sheet.boxes.values()];
  expect(boxes.length).toBeGreaterThan(80);
  boxes.reduce((end, { x, width }) => {
    expect(x).toBe(end);
    return x + width;
  }, 0);
  const last = boxes.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(sheet.width);
});

test('a letter has room for what reaches over its width on both sides', () => {
  // An equals sign is 58 wide: 29 at half its size, and a fifth of 50 on both sides.
  expect(sheet.boxes.get('=')).toMatchObject({ width: 49, start: 10 });
});

test('the slash and the comma, the highest and the deepest, are within the sheet', () => {
  // The slash is 107 high, so 53.5 above the line; the comma reaches 15 below it, 7.5.
  expect(sheet.baseline).toBeGreaterThan(53.5);
  expect(sheet.height - sheet.baseline).toBeGreaterThan(7.5);
});
