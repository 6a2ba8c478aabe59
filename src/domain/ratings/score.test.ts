import { describe, expect, test } from 'vitest';
import type { CasinoFacts } from '../casinos/facts.ts';
import { money } from '../money/money.ts';
import type { RatedFacts } from './criterion.ts';
import { casinoWith, known, offerOf100 } from './facts-for-tests.ts';
import { rate, starsOf } from './score.ts';
import { WEIGHTED_CRITERIA } from './weights.ts';

/** Passes every criterion. */
const BEST: Partial<CasinoFacts> = {
  licence: known({ standing: 'on-register', authority: 'mga', number: 'M-1' }),
  withdrawal: known({ fromMinutes: 5, toMinutes: 60 }),
  saferTools: known(['deposit-limit', 'loss-limit', 'time-out', 'self-exclusion']),
  recourse: known('independent-body'),
  kyc: known({ level: 'none', disclosure: 'threshold-and-documents', triggers: [] }),
  provablyFairGames: known(['dice']),
  rtpDisclosure: known('every-game'),
  withdrawalFee: known('none'),
  maxPayout: known('no-limit'),
};

/** A casino that passes everything, except for the given facts. */
function bestBut(changes: Partial<CasinoFacts>): RatedFacts {
  return { ...casinoWith({ ...BEST, ...changes }), offer: offerOf100(0) };
}

describe('the weights', () => {
  test('sum to 1, each between 0 and 1', () => {
    const hundredths = WEIGHTED_CRITERIA.map(({ weight }) => weight * 100);
    expect(hundredths.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100, 10);
    for (const weight of hundredths) {
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThan(100);
    }
  });

  test('belong to criteria with names and ids of their own', () => {
    const ids = WEIGHTED_CRITERIA.map(({ criterion }) => criterion.id);
    const names = WEIGHTED_CRITERIA.map(({ criterion }) => criterion.name);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a score', () => {
  test.each([
    // Licence 0.15, withdrawals 0.15, bonus 0.15, tools 0.15; recourse, checks, fairness, costs 0.1.
    ['passing everything is 5', {}, 5, 5],
    // Half of 5 × 0.1 is missing: 5 − 0.25.
    ['half of a criterion of 10%', { recourse: known('regulator-decides') }, 4.75, 4.5],
    // All of 5 × 0.1 is missing: 5 − 0.5.
    ['a failed criterion of 10%', { recourse: known('operator-only') }, 4.5, 4.5],
    ['a regulator that decides nothing', { recourse: known('regulator-complaint') }, 4.5, 4.5],
    // Half of 5 × 0.15 is missing: 5 − 0.375.
    [
      'half of a criterion of 15%',
      { withdrawal: known({ fromMinutes: 5, toMinutes: 90 }) },
      4.625,
      4.5,
    ],
    // 5 − 0.75 (licence) − 0.375 (withdrawals) − 0.25 (costs) = 3.625, which is 3.5 in halves.
    [
      'several at once',
      {
        licence: known({ standing: 'none-found' }),
        withdrawal: known({ fromMinutes: 5, toMinutes: 90 }),
        maxPayout: known(money(25_000)),
      },
      3.625,
      3.5,
    ],
  ] as [string, Partial<CasinoFacts>, number, number][])('%s', (_, changes, score, stars) => {
    expect(rate(bestBut(changes))).toMatchObject({ score, stars });
  });

  test('is nothing where everything fails', () => {
    const worst = casinoWith({
      licence: known({ standing: 'none-found' }),
      withdrawal: known({ fromMinutes: 60, toMinutes: 2880 }),
      saferTools: known([]),
      recourse: known('operator-only'),
      kyc: known({ level: 'at-sign-up', disclosure: 'vague', triggers: [] }),
      provablyFairGames: known([]),
      rtpDisclosure: known('none'),
      withdrawalFee: known('casino-fee'),
      maxPayout: known(money(25_000)),
    });
    expect(rate({ ...worst, offer: offerOf100(60) })).toMatchObject({
      score: 0,
      stars: 0,
      coverage: { rated: 8, total: 8 },
    });
  });

  test('earns nothing for what is unknown, and the coverage says so', () => {
    expect(rate(casinoWith({}))).toMatchObject({ score: 0, coverage: { rated: 0, total: 8 } });
    // 5 − 5 × 0.15 = 4.25
    expect(rate(bestBut({ licence: null }))).toMatchObject({
      score: 4.25,
      stars: 4,
      coverage: { rated: 7, total: 8 },
    });
  });

  test('is the sum of the printed points, without a remainder of binary fractions', () => {
    const { score, breakdown } = rate(bestBut({ recourse: known('regulator-decides') }));
    const thousandths = breakdown.map(({ points }) => points * 1000);
    for (const points of thousandths) expect(Number.isInteger(points)).toBe(true);
    expect(thousandths.reduce((sum, points) => sum + points, 0)).toBe(score * 1000);
    expect(breakdown.find(({ id }) => id === 'recourse')).toEqual({
      id: 'recourse',
      name: 'Recourse',
      weight: 0.1,
      points: 0.25,
      verdict: 'partial',
      reason: 'The regulator decides disputes; no independent body does.',
    });
  });

  test('does not change with facts that no criterion reads', () => {
    const plain = rate(bestBut({}));
    const richer = rate(
      bestBut({
        established: known(2009),
        gameCount: known(9000),
        vipProgram: known(true),
        coins: known(['BTC', 'ETH']),
        minDeposit: known(money(1)),
        rtpClaim: known({ game: 'Any', rtpPercent: 99.9 }),
      }),
    );
    expect(richer).toEqual(plain);
  });
});

test.each([
  [0, 0],
  [0.499, 0],
  [0.5, 0.5],
  [3.999, 3.5],
  [4, 4],
  [4.375, 4],
  [4.5, 4.5],
  [4.999, 4.5],
  [5, 5],
])('a score of %d is %d stars', (score, stars) => {
  expect(starsOf(score)).toBe(stars);
});
