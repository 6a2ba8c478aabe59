import { expect, test } from 'vitest';
import { engraveWatermark } from './watermark.ts';

test('watermarks differ from seed to seed, and a plain one has the current colour alone', () => {
  const seeds = ['guides', 'pay', 'quillmark', 'zero', 'crash-9'];
  expect(new Set(seeds.map((seed) => engraveWatermark(seed))).size).toBe(seeds.length);
  expect(engraveWatermark('cta', { plain: true })).not.toMatch(/Gradient|class=/);
});
