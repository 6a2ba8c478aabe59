import { describe, expect, test } from 'vitest';
import { payTableFault, rtpFractionOf, standardDeviationOf } from './pay-table.ts';
import { evenMoneyGame, YARDSTICK_SLOTS, yardstickFor, yardstickSlot } from './yardstick-games.ts';

describe('model slots', () => {
  // Source: facts on bonus maths, section 4.
  test.each([
    ['steady', 3.43, 2],
    ['ordinary', 10.2, 1],
    ['wild', 28.6, 1],
  ] as const)('the %s slot spreads its payouts as published', (name, deviation, digits) => {
    expect(standardDeviationOf(yardstickSlot(name))).toBeCloseTo(deviation, digits);
  });

  test('give back 96%, or what is asked for', () => {
    for (const name of YARDSTICK_SLOTS) {
      expect(payTableFault(yardstickSlot(name))).toBeNull();
      expect(rtpFractionOf(yardstickSlot(name))).toBeCloseTo(0.96, 12);
      expect(rtpFractionOf(yardstickSlot(name, 0.94))).toBeCloseTo(0.94, 12);
    }
  });

  test('each chance of the steady slot is scaled by 0.96 ÷ 0.75', () => {
    // 0.18 × 0.5 + 0.12 + 0.08 × 2 + 0.04 × 5 + 0.006 × 20 + 0.0006 × 100 = 0.75; × 1.28
    const [half, one] = yardstickSlot('steady');
    expect(half?.chance).toBeCloseTo(0.2304, 12);
    expect(one?.chance).toBeCloseTo(0.1536, 12);
  });

  test.each([0, -1, 1.01, Number.NaN])('an RTP of %d is refused', (rtp) => {
    expect(() => yardstickSlot('steady', rtp)).toThrow(/above 0 and at most 1/);
  });
});

test('an even-money game keeps 1 in 37, and its deviation is near the bet', () => {
  expect(1 - rtpFractionOf(evenMoneyGame())).toBeCloseTo(1 / 37, 12);
  expect(standardDeviationOf(evenMoneyGame(0.5))).toBe(1);
});

describe('the game an offer is worked out on', () => {
  test('is the ordinary slot where slots count at all', () => {
    expect(yardstickFor({ slots: 50, dice: 100 })).toEqual({
      kind: 'slots',
      model: 'ordinary',
      table: yardstickSlot('ordinary'),
    });
    expect(yardstickFor({ slots: 100 }, 'wild')?.table).toEqual(yardstickSlot('wild'));
  });

  test('is the even-money game that counts most where they do not', () => {
    expect(yardstickFor({ slots: 0, 'table-games': 10, dice: 50 })).toEqual({
      kind: 'dice',
      model: 'even-money',
      table: evenMoneyGame(0.495),
    });
    expect(yardstickFor({ 'table-games': 20, 'live-dealer': 20 })).toEqual({
      kind: 'table-games',
      model: 'even-money',
      table: evenMoneyGame(18 / 37),
    });
  });

  test('is none where nothing is known to count, or poker alone', () => {
    expect(yardstickFor(null)).toBeNull();
    expect(yardstickFor({ poker: 100, slots: 0 })).toBeNull();
  });
});
