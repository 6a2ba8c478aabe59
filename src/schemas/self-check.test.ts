import { expect, test } from 'vitest';
import { entryOf, sampleContent } from '#tests/fixtures/checked-content.ts';
import { selfCheckSchema } from './self-check.ts';

test('bands with a gap between them are refused', () => {
  const { data } = entryOf(sampleContent().selfCheck, 'self-check');
  const bands = data.bands.map((band, index) => (index === 1 ? { ...band, minPoints: 2 } : band));
  expect(selfCheckSchema.safeParse(data).success).toBe(true);
  expect(selfCheckSchema.safeParse({ ...data, bands }).success).toBe(false);
});
