import { describe, expect, test } from 'vitest';
import { BALANCE_SLIDERS, balancePlan, sliderRange } from './balance-plan.ts';
import { outcomeSteps } from './outcome.ts';
import { planOfReader, readTypedPlan } from './typed-plan.ts';

const planOf = (deposit: number, match: number, wagering: number, bet: number) => {
  const read = readTypedPlan(balancePlan({ deposit, match, wagering, bet }, 96.5));
  if (!read.ok) throw new Error(`Expected a plan, found ${JSON.stringify(read.reasons)}`);
  return planOfReader(read.plan);
};

describe('sliderRange', () => {
  test('is that of the slider where the printed figure is one of its steps', () => {
    expect(sliderRange('deposit', 200)).toEqual({ least: 20, most: 200, step: 20 });
    expect(sliderRange('match', 100)).toEqual({ least: 25, most: 150, step: 25 });
    expect(sliderRange('wagering', 35)).toEqual({ least: 5, most: 50, step: 5 });
    expect(sliderRange('bet', 1)).toEqual({ least: 1, most: 10, step: 1 });
  });

  test.each([
    // 37 = 7 + 6 × 5, and 7 + 8 × 5 = 47 is the last below 50.
    ['wagering', 37, { least: 7, most: 47, step: 5 }],
    ['wagering', 70, { least: 5, most: 70, step: 5 }],
    ['deposit', 15, { least: 15, most: 195, step: 20 }],
    ['deposit', 1000, { least: 20, most: 1000, step: 20 }],
  ] as const)('moves where it is not, so that it can stand there: %s %d', (slider, at, range) => {
    expect(sliderRange(slider, at)).toEqual(range);
  });
});

describe('balancePlan', () => {
  test('is the plan of the figures', () => {
    // 150% of $120 are $180; 20 times that are $3,600, in bets of $4.
    const plan = planOf(120, 150, 20, 4);
    expect(plan).toMatchObject({
      ok: true,
      bonusMinor: 18_000,
      assumptions: [{ term: 'unfinishedWagering', assumed: 'forfeits-rest', bound: 'lower' }],
      plan: {
        depositMinor: 12_000,
        betMinor: 400,
        starts: [{ balanceMinor: 30_000, bets: 900, chance: 1 }],
      },
    });
  });

  test('is played from every corner of the sliders', () => {
    const ends = BALANCE_SLIDERS.map((slider) => {
      const { least, most } = sliderRange(
        slider,
        { deposit: 200, match: 100, wagering: 35, bet: 1 }[slider],
      );
      return [least, most] as const;
    });
    const corners = Array.from({ length: 16 }, (_, corner) =>
      ends.map((pair, index) => pair[(corner >> index) & 1] ?? NaN),
    );
    for (const [deposit = 0, match = 0, wagering = 0, bet = 0] of corners) {
      const plan = planOf(deposit, match, wagering, bet);
      // The first step is refused, or begins to play.
      expect(plan.ok && outcomeSteps(plan.plan).next().value).not.toMatchObject({ ok: false });
    }
  });
});
