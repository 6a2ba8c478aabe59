import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engraveHero } from './hero.ts';
import { engraveLoader } from './loader.ts';
import { engraveWatermark } from './watermark.ts';

const stylesheet = readFileSync(join(import.meta.dirname, 'art.css'), 'utf8');
const drawings = [
  engraveHero({
    stacks: [
      { group: 'lost', x: -259, chips: 15 },
      { group: 'less', x: 0, chips: 3 },
      { group: 'more', x: 259, chips: 9 },
    ],
    cell: { width: 37, height: 10.2 },
    tiltDegrees: -4.9,
    label: 'A balance.',
  }),
  engraveWatermark('guides'),
  engraveLoader(),
].join('');

const styled = new Set([...stylesheet.matchAll(/\.([a-z][\w-]*) \{/g)].map((match) => match[1]));
const drawn = new Set(
  [...drawings.matchAll(/class="([^"]+)"/g)].flatMap((match) => match[1]?.split(' ') ?? []),
);

test('art.css styles every class that is drawn, and no other', () => {
  expect(drawn.size).toBeGreaterThan(20);
  expect([...styled].sort()).toEqual([...drawn].sort());
});

test('art.css takes every colour from a token, without a fallback', () => {
  expect(stylesheet).not.toMatch(/#[0-9a-f]{3}|rgb|hsl|var\([^)]*,/i);
});
