import { expect, test } from 'vitest';
import { kycLabel } from './comparison-row.ts';

test.each([
  ['none', 'No'],
  ['on-suspicion', 'Partial'],
  ['above-threshold', 'Partial'],
  ['before-withdrawal', 'Yes'],
  ['at-sign-up', 'Yes'],
] as const)('the level %s reads %s', (level, label) => {
  expect(kycLabel(level)).toBe(label);
});

test('an unknown level has no label', () => {
  expect(kycLabel(null)).toBeNull();
});
