import { expect, test } from 'vitest';
import { rouletteOdds } from './roulette.ts';

test.each([
  ['straight', 36, 1, 5.8378],
  ['split', 18, 2, 4.0702],
  ['street', 12, 3, 3.2755],
  ['corner', 9, 4, 2.7947],
  ['six-line', 6, 6, 2.2116],
  ['dozen', 3, 12, 1.4044],
  ['even-money', 2, 18, 0.9996],
] as const)(
  '%s returns %d times the stake and spreads as published',
  (bet, payout, numbers, deviation) => {
    const odds = rouletteOdds(bet);
    expect(odds).toMatchObject({ payout, chance: numbers / 37 });
    expect(odds.standardDeviation).toBeCloseTo(deviation, 4);
    // Every bet costs the share of the zero.
    expect(odds.edgeFraction).toBeCloseTo(1 / 37, 12);
  },
);
