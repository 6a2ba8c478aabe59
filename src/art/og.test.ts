import { describe, expect, test } from 'vitest';
import { engraveOpenGraph } from './og.ts';

describe('engraveOpenGraph', () => {
  test('differs from slug to slug and from title to title', () => {
    const plate = engraveOpenGraph('home', 'Bonuses', 'Crypto casinos, weighed up.');
    expect(engraveOpenGraph('games', 'Bonuses', 'Crypto casinos, weighed up.')).not.toBe(plate);
    expect(engraveOpenGraph('home', 'Bonuses', 'Crypto casinos')).not.toBe(plate);
  });

  test('draws a title in outlines, whatever its characters', () => {
    const svg = engraveOpenGraph('curacao', 'Legal', 'Curaçao <b>“licences”</b> & 赌场');
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('<b>');
    expect(svg).toBe(engraveOpenGraph('curacao', 'Legal', 'Curacao blicences/b & '));
  });
});
