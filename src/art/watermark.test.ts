import { describe, expect, test } from 'vitest';
import { engraveWatermark } from './watermark.ts';

describe('engraveWatermark', () => {
  test('differs from seed to seed', () => {
    const seeds = ['guides', 'pay', 'quillmark', 'zero', 'crash-9'];
    expect(new Set(seeds.map((seed) => engraveWatermark(seed))).size).toBe(seeds.length);
  });

  test('prints in the current colour alone when plain', () => {
    const svg = engraveWatermark('cta', { plain: true });
    expect(svg).toContain('stroke="currentColor"');
    expect(svg).not.toContain('Gradient');
    expect(svg).not.toContain('class=');
  });
});
