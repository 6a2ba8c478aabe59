import { expect, test } from 'vitest';
import { engraveHero, type HeroStack } from './hero.ts';

const STACKS: readonly HeroStack[] = [
  { group: 'lost', x: -259, chips: 15 },
  { group: 'lost', x: -222, chips: 2 },
  { group: 'less', x: 0, chips: 1 },
  { group: 'more', x: 259, chips: 7 },
];
const CELL = { width: 37, height: 10.2 };

const engrave = (label = 'A balance of chips.') =>
  engraveHero({ stacks: STACKS, cell: CELL, tiltDegrees: -4.9, label });

test('stands every stack on the beam, a cell of room for each chip', () => {
  const rects =
    /<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" fill="url\(#h([a-z]+)\)"/g;
  const standing = [...engrave().matchAll(rects)].map(([, x, y, width, height, group]) => ({
    ...{ x: Number(x), y: Number(y), width: Number(width), height: Number(height), group },
  }));
  // Half a cell is 18.5; 15 × 10.2 = 153, 7 × 10.2 = 71.4
  expect(standing).toEqual([
    { x: -277.5, y: -153, width: 37, height: 153, group: 'lost' },
    { x: -240.5, y: -20.4, width: 37, height: 20.4, group: 'lost' },
    { x: -18.5, y: -10.2, width: 37, height: 10.2, group: 'less' },
    { x: 240.5, y: -71.4, width: 37, height: 71.4, group: 'more' },
  ]);
});

test('has a pattern of whole cells for every group, with no chip beyond its cell', () => {
  for (const group of ['lost', 'less', 'more']) {
    const [, x, width, height, chips = ''] =
      new RegExp(
        `<pattern id="h${group}" patternUnits="userSpaceOnUse" x="([^"]+)" width="([^"]+)" height="([^"]+)"><path class="art-fill-[^"]*" d="([^"]*)"/>.*?</pattern>`,
      ).exec(engrave()) ?? [];
    // The grid has a column over the pivot, so a cell begins half a cell to its left.
    expect(Number(x)).toBe(-18.5);
    expect(Number(width) % 37).toBe(0);
    expect(Number(height)).toBeCloseTo(Math.round(Number(height) / 10.2) * 10.2, 9);
    const tops = [...chips.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)q/g)].map((box) =>
      box.slice(1).map(Number),
    );
    expect(tops).toHaveLength((Number(width) / 37) * Math.round(Number(height) / 10.2));
    for (const [left = 0, top = 0, across = 0] of tops) {
      // Both corners are round by 1.3.
      expect(Math.floor((left - 1.3) / 37)).toBe(Math.floor((left + across + 1.3) / 37));
      const inCell = top - Math.floor(top / 10.2 + 0.01) * 10.2;
      expect(inCell).toBeCloseTo(0, 1);
    }
  }
});

test('turns the beam, with all that lies on it, about the pivot', () => {
  expect(engrave()).toMatch(
    /<g transform="translate\(320 430\)"><g data-beam="" transform="rotate\(-4\.9\)">.*<g data-chips="stacked"><rect/,
  );
});

test('escapes its words', () => {
  expect(engrave('a "sum" & <more>')).toContain(
    'aria-label="a &quot;sum&quot; &amp; &lt;more&gt;"',
  );
});
