import { expect, test } from 'vitest';
import { ROULETTE_BETS, type RouletteBet, rouletteOdds } from './roulette.ts';

test.each([
  ['straight', 36, 1 / 37, 5.8378, 1 / 38, 5.7626],
  ['split', 18, 2 / 37, 4.0702, 2 / 38, 4.0193],
  ['street', 12, 3 / 37, 3.2755, 3 / 38, 3.2359],
  ['corner', 9, 4 / 37, 2.7947, 4 / 38, 2.762],
  ['six-line', 6, 6 / 37, 2.2116, 6 / 38, 2.1879],
  ['dozen', 3, 12 / 37, 1.4044, 12 / 38, 1.3945],
  ['even-money', 2, 18 / 37, 0.9996, 18 / 38, 0.9986],
] as const)(
  '%s returns %d times the stake and spreads as published',
  (bet, payout, europeanChance, europeanDeviation, americanChance, americanDeviation) => {
    const european = rouletteOdds(bet, 'european');
    const american = rouletteOdds(bet, 'american');
    expect([european.payout, american.payout]).toEqual([payout, payout]);
    expect(european.chance).toBe(europeanChance);
    expect(american.chance).toBe(americanChance);
    expect(european.standardDeviation).toBeCloseTo(europeanDeviation, 4);
    expect(american.standardDeviation).toBeCloseTo(americanDeviation, 4);
  },
);

test.each([
  ['european', 1 / 37],
  ['american', 2 / 38],
  ['triple-zero', 3 / 39],
] as const)('every bet on the %s wheel costs the share of its zeros', (wheel, edge) => {
  for (const bet of Object.keys(ROULETTE_BETS) as RouletteBet[]) {
    expect(rouletteOdds(bet, wheel).edgeFraction).toBeCloseTo(edge, 12);
  }
});
