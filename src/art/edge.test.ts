import { describe, expect, test } from 'vitest';
import { reeding, spotPath } from './edge.ts';

describe('spotPath', () => {
  test('projects the spots on to the visible half of the cylinder', () => {
    // One spot of a quarter turn that begins at the middle: it ends at the right rim.
    expect(spotPath('15 45', { phase: 0, radius: 60, height: 6 })).toBe('M0 0H60V6H0z');
  });

  test('leaves out spots on the far side', () => {
    expect(spotPath('15 45', { phase: Math.PI * 0.75, radius: 60, height: 6 })).toBe('');
  });
});

test('reeding shows the reeds of the near half only', () => {
  // Four reeds, a quarter turn apart: one at the front, and two at the rims, too steep to show.
  expect(reeding(100, 10, { count: 4 }).match(/M/g)).toHaveLength(1);
});
