import { expect, test } from 'vitest';
import { limboHundredths } from './limbo.ts';

test.each([
  // 0.99 ÷ 0.5 = 1.98; 0.99 ÷ 0.25 = 3.96
  [0.5, 198],
  [0.25, 396],
  // Less than 1 is paid as 1.00, and no more than 1,000,000
  [1 - 2 ** -32, 100],
  [2 ** -32, 100_000_000],
  [0, 100_000_000],
])('a fraction of %d gives %d hundredths', (float, hundredths) => {
  expect(limboHundredths(float)).toBe(hundredths);
});
