import { expect, test } from 'vitest';
import { rtpFractionOf } from './pay-table.ts';
import { spinWinnings } from './spin-winnings.ts';
import { evenMoneyGame, yardstickSlot } from './yardstick-games.ts';

const EVEN = evenMoneyGame(0.4);

function winningsOf(...args: Parameters<typeof spinWinnings>) {
  const winnings = spinWinnings(...args);
  if (winnings === null) throw new Error('Expected winnings');
  return winnings;
}

test('two spins of 20 that win 40 with chance 0.4', () => {
  // 0.6² = 0.36; 2 × 0.4 × 0.6 = 0.48; 0.4² = 0.16
  const winnings = winningsOf({ count: 2, valueMinor: 20, table: EVEN }, null);
  expect(winnings.map(({ amountMinor }) => amountMinor)).toEqual([0, 40, 80]);
  [0.36, 0.48, 0.16].forEach((chance, index) => {
    expect(winnings[index]?.chance).toBeCloseTo(chance, 12);
  });
});

test('what exceeds a cap counts as the cap', () => {
  const winnings = winningsOf({ count: 2, valueMinor: 20, table: EVEN }, 50);
  expect(winnings.map(({ amountMinor }) => amountMinor)).toEqual([0, 40, 50]);
  expect(winnings[2]?.chance).toBeCloseTo(0.16, 12);
});

test('two spins of half and three times a cent have sums below a cent', () => {
  // 0.5 and 0.5: 0.25; 0.5 and 3: 2 × 0.5 × 0.1 = 0.1; 3 and 3: 0.01; nothing and 0.5: 2 × 0.4 × 0.5 = 0.4;
  // nothing and 3: 2 × 0.4 × 0.1 = 0.08; nothing: 0.16
  const table = [
    { chance: 0.5, multiple: 0.5 },
    { chance: 0.1, multiple: 3 },
  ];
  const winnings = winningsOf({ count: 2, valueMinor: 1, table }, null);
  const wanted = { 0: 0.16, 0.5: 0.4, 1: 0.25, 3: 0.08, 3.5: 0.1, 6: 0.01 };
  const found = Object.fromEntries(
    winnings.map(({ amountMinor, chance }) => [amountMinor, Number(chance.toFixed(12))]),
  );
  expect(found).toEqual(wanted);
});

test.each(['steady', 'ordinary', 'wild'] as const)(
  '50 spins of $0.20 on the %s slot win $9.60 on average',
  (slot) => {
    // 50 × 0.20 × 0.96; source: facts on bonus maths, "Free spins value"
    const table = yardstickSlot(slot);
    expect(rtpFractionOf(table)).toBeCloseTo(0.96, 12);
    const winnings = winningsOf({ count: 50, valueMinor: 20, table }, null);
    const average = winnings.reduce((sum, one) => sum + one.chance * one.amountMinor, 0);
    expect(average).toBeCloseTo(960, 4);
    const total = winnings.reduce((sum, { chance }) => sum + chance, 0);
    expect(Math.abs(total - 1)).toBeLessThan(1e-9);
  },
);

test.each([
  ['no spins', { count: 0, valueMinor: 20, table: EVEN }],
  ['half a spin', { count: 0.5, valueMinor: 20, table: EVEN }],
  ['spins of nothing', { count: 5, valueMinor: 0, table: EVEN }],
  ['spins beyond working out', { count: 1e6, valueMinor: 20, table: yardstickSlot('wild') }],
])('%s have none', (_, spins) => {
  expect(spinWinnings(spins, null)).toBeNull();
});
