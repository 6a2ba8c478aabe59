import { describe, expect, test } from 'vitest';
import { engraveOpenGraph } from './og.ts';

const named = (title: string) => ({ brand: 'Edgewise', title });

describe('engraveOpenGraph', () => {
  test('differs from slug to slug and from title to title', () => {
    const plate = engraveOpenGraph('home', 'Bonuses', named('Crypto casinos, weighed up.'));
    expect(engraveOpenGraph('games', 'Bonuses', named('Crypto casinos, weighed up.'))).not.toBe(
      plate,
    );
    expect(engraveOpenGraph('home', 'Bonuses', named('Crypto casinos'))).not.toBe(plate);
  });

  test('bears the name of the site', () => {
    const title = 'Crypto casinos';
    expect(engraveOpenGraph('home', 'Bonuses', { brand: 'Other name', title })).not.toBe(
      engraveOpenGraph('home', 'Bonuses', named(title)),
    );
  });

  test('draws a title in outlines, whatever its characters', () => {
    const svg = engraveOpenGraph('curacao', 'Legal', named('Curaçao <b>“licences”</b> & 赌场'));
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('<b>');
    expect(svg).toBe(engraveOpenGraph('curacao', 'Legal', named('Curacao blicences/b & ')));
  });
});
