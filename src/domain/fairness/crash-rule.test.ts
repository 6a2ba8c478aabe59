import { expect, test } from 'vitest';
import { BY_52_BITS, by32Bits } from './crash-rule.ts';

test.each([
  // BC.Game's published hash, which stops at 1.70×.
  [BY_52_BITS, 0x6b5124897c3c4, 170],
  // 99 ÷ 1 = 99 and 99 ÷ 0.99 = 100 are both paid as 1.00
  [BY_52_BITS, 0, 100],
  [BY_52_BITS, Math.floor(0.01 * 2 ** 52), 100],
  // 99 ÷ 0.5 = 198; 99 ÷ 0.25 = 396
  [BY_52_BITS, 2 ** 51, 198],
  [BY_52_BITS, 0.75 * 2 ** 52, 396],
  // The largest X leaves 2^-52: 99 × 2^52
  [BY_52_BITS, 2 ** 52 - 1, 99 * 2 ** 52],
  // 2^32 ÷ 2^31 = 2; × 0.99 = 1.98 and × 0.98 = 1.96
  [by32Bits(0.01), 2 ** 31 - 1, 198],
  [by32Bits(0.02), 2 ** 31 - 1, 196],
  [by32Bits(0.01), 2 ** 32 - 1, 100],
  // 2^32 × 0.99 = 4,252,017,623.04
  [by32Bits(0.01), 0, 425_201_762_304],
])('%o of %d stops at %d hundredths', ({ pointOf }, integer, hundredths) => {
  expect(pointOf(integer)).toBe(hundredths);
});
