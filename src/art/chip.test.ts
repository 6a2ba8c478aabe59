import { describe, expect, test } from 'vitest';
import { engraveChip } from './chip.ts';
import { engraveEdge } from './edge.ts';
import { CHIPS, hashedInk } from './inks.ts';

describe('engraveChip', () => {
  test('differs from slug to slug with the same initials and ink', () => {
    const slugs = ['quillmark', 'saltlantern', 'northbarrow', 'copperfinch', 'ferrystone'];
    expect(new Set(slugs.map((slug) => engraveChip(slug, 'AB', 0))).size).toBe(slugs.length);
  });

  test('takes the ink that the slug hashes to unless it is told another', () => {
    const index = hashedInk('quillmark');
    expect(engraveChip('quillmark', 'QM')).toBe(engraveChip('quillmark', 'QM', index));
    expect(engraveChip('quillmark', 'QM')).not.toBe(engraveChip('quillmark', 'QM', index + 1));
  });

  test('is printed in the same body and spot as its edge', () => {
    for (const [ink, { body, spot }] of CHIPS.entries()) {
      for (const svg of [engraveChip('vantry', 'V', ink), engraveEdge('vantry', ink)]) {
        expect(svg).toContain(body);
        expect(svg).toContain(spot);
      }
    }
  });

  test('engraves lower-case initials as capitals', () => {
    expect(engraveChip('quillmark', 'qm')).toBe(engraveChip('quillmark', 'QM'));
  });

  test('refuses initials that have no outline', () => {
    expect(() => engraveChip('etoile', 'É')).toThrow(/No outline for "É"/);
  });
});
