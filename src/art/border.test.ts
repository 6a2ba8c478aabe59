import { expect, test } from 'vitest';
import { engraveBorder } from './border.ts';

/** Where each line of a tile begins and ends, by adding up its relative segments. */
function heightsAtTheSeam(svg: string): { left: number; right: number }[] {
  const data = / d="(M0 [^"]*)"/.exec(svg)?.[1] ?? '';
  return data
    .split('M')
    .slice(1)
    .map((line) => {
      const [start = '', ...segments] = line.split(/[cs]/);
      const numbersIn = (text: string) => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const left = numbersIn(start)[1] ?? NaN;
      const right = segments.reduce((y, segment) => y + (numbersIn(segment).at(-1) ?? NaN), left);
      return { left, right };
    });
}

test.each([
  ['lace', 4],
  ['chain', 3],
] as const)('the tiles of the %s border join without a seam', (kind, lines) => {
  const seams = heightsAtTheSeam(engraveBorder(kind));
  expect(seams).toHaveLength(lines);
  for (const { left, right } of seams) expect(right).toBeCloseTo(left);
});
