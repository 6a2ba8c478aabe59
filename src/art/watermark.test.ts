import { expect, test } from 'vitest';
import { engraveWatermark } from './watermark.ts';

test('watermarks differ from seed to seed, in the current colour alone', () => {
  const seeds = ['guides', 'pay', 'quillmark', 'zero', 'crash-9'];
  expect(new Set(seeds.map((seed) => engraveWatermark(seed))).size).toBe(seeds.length);
  expect(engraveWatermark('cta')).not.toMatch(/Gradient|class=/);
});
