import { expect, test } from 'vitest';
import { engraveChip } from './chip.ts';
import { engraveEdge } from './edge.ts';
import { CHIPS } from './inks.ts';

test('chips of other casinos differ with the same initials and ink, and so do their edges', () => {
  const slugs = ['quillmark', 'saltlantern', 'northbarrow', 'copperfinch', 'ferrystone'];
  for (const engrave of [
    (slug: string) => engraveChip(slug, 'AB', 0),
    (slug: string) => engraveEdge(slug, 0),
  ]) {
    expect(new Set(slugs.map(engrave)).size).toBe(slugs.length);
  }
});

test('a chip is printed in the same body and spot as its edge', () => {
  for (const [ink, { body, spot }] of CHIPS.entries()) {
    for (const svg of [engraveChip('vantry', 'V', ink), engraveEdge('vantry', ink)]) {
      expect(svg).toContain(body);
      expect(svg).toContain(spot);
    }
  }
});
