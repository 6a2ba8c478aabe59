import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankByScore } from './ranking.ts';
import { SHARE_EARNED, toThousandths, TOP_SCORE } from './score.ts';
import {
  amongFirst,
  eachWeighting,
  placesInAllWeightings,
  rangeOfPlaces,
  type WeighedVerdicts,
} from './weightings.ts';

function weightingsOf(criteria: number, steps: number): number[][] {
  const all: number[][] = [];
  eachWeighting(criteria, steps, (weights) => all.push([...weights]));
  return all;
}

const entry = (halves: number[], rated = halves.length): WeighedVerdicts => ({ halves, rated });

describe('the grid', () => {
  test('gives each criterion at least one step, and shares out all', () => {
    expect(weightingsOf(2, 4)).toEqual([
      [1, 3],
      [2, 2],
      [3, 1],
    ]);
    expect(weightingsOf(3, 4)).toEqual([
      [1, 1, 2],
      [1, 2, 1],
      [2, 1, 1],
    ]);
    expect(weightingsOf(3, 3)).toEqual([[1, 1, 1]]);
    expect(weightingsOf(1, 5)).toEqual([[5]]);
  });

  test.each([
    // C(steps − 1, criteria − 1)
    [3, 6, 10],
    [4, 8, 35],
    [5, 10, 126],
    [8, 20, 50_388],
  ])('of %i criteria in %i steps has %i weightings', (criteria, steps, count) => {
    let found = 0;
    eachWeighting(criteria, steps, () => (found += 1));
    expect(found).toBe(count);
  });

  test.each([
    [8, 7],
    [0, 20],
  ])('of %i criteria in %i steps cannot be', (criteria, steps) => {
    expect(() => weightingsOf(criteria, steps)).toThrow('Expected a step for each criterion');
  });
});

describe('places in all weightings', () => {
  test('are counted one by one, and a shared place for each that shares it', () => {
    // Weights 1:3, 2:2, 3:1. All passes the first criterion, none the second: 2, 4, 6 half points;
    // the other way round 6, 4, 2; half of both 4, 4, 4. At 2:2 all three share the first place.
    const { weightings, places } = placesInAllWeightings(
      [entry([2, 0]), entry([0, 2]), entry([1, 1])],
      4,
    );
    expect(weightings).toBe(3);
    // The first alone is first at 2:2 and 3:1; the first two between them everywhere.
    const all = [entry([2, 0]), entry([0, 2]), entry([1, 1])];
    expect([1, 2].map((leaders) => placesInAllWeightings(all, 4, leaders).leadersFirst)).toEqual([
      2, 3,
    ]);
    expect(places).toEqual([
      { byPlace: [2, 0, 1], aloneFirst: 1 },
      { byPlace: [2, 0, 1], aloneFirst: 1 },
      { byPlace: [1, 2, 0], aloneFirst: 0 },
    ]);
  });

  test('go to who has more criteria judged where scores are equal', () => {
    // The same with a criterion more judged of the third: at 2:2 it is first alone, the others share 2.
    const { places } = placesInAllWeightings(
      [entry([2, 0], 1), entry([0, 2], 1), entry([1, 1], 2)],
      4,
    );
    expect(places).toEqual([
      { byPlace: [1, 1, 1], aloneFirst: 1 },
      { byPlace: [1, 1, 1], aloneFirst: 1 },
      { byPlace: [1, 2, 0], aloneFirst: 1 },
    ]);
  });

  test('tell how often an entry is among the first, and its best and worst place', () => {
    const taken = { byPlace: [0, 4, 1, 0, 5, 0], aloneFirst: 0 };
    expect([amongFirst(taken, 1), amongFirst(taken, 3)]).toEqual([0, 5]);
    expect(rangeOfPlaces(taken)).toEqual({ best: 2, worst: 5 });
  });

  const VERDICTS = ['pass', 'partial', 'fail', 'unrated'] as const;
  const casinos = fc.array(fc.array(fc.constantFrom(...VERDICTS), { minLength: 4, maxLength: 4 }), {
    minLength: 1,
    maxLength: 7,
  });
  const weighed = (verdicts: readonly (typeof VERDICTS)[number][]): WeighedVerdicts => ({
    halves: verdicts.map((verdict) => SHARE_EARNED[verdict] * 2),
    rated: verdicts.filter((verdict) => verdict !== 'unrated').length,
  });

  test('are those that the published rule gives with each weighting', () => {
    fc.assert(
      fc.property(casinos, (all) => {
        const counted = all.map(() => new Array<number>(all.length).fill(0));
        for (const weights of weightingsOf(4, 20)) {
          // As `rate` reckons: points of each criterion, rounded to thousandths, and their sum.
          const ranked = rankByScore(
            all.map((verdicts, id) => ({
              id,
              name: String(id),
              rating: {
                score: toThousandths(
                  verdicts.reduce(
                    (sum, verdict, at) =>
                      sum +
                      toThousandths(TOP_SCORE * ((weights[at] ?? 0) / 20) * SHARE_EARNED[verdict]),
                    0,
                  ),
                ),
                coverage: { rated: weighed(verdicts).rated },
              },
            })),
          );
          for (const { id, rank } of ranked) {
            const taken = counted[id] ?? [];
            taken[rank - 1] = (taken[rank - 1] ?? 0) + 1;
          }
        }
        const { places } = placesInAllWeightings(all.map(weighed), 20);
        expect(places.map(({ byPlace }) => byPlace)).toEqual(counted);
      }),
      { numRuns: 60 },
    );
  });

  test('add up to the weightings, and never put a casino before one that beats it everywhere', () => {
    fc.assert(
      fc.property(casinos, (all) => {
        const best = all.map(() => entry([2, 2, 2, 2]));
        const { weightings, places } = placesInAllWeightings([...all.map(weighed), ...best], 6);
        for (const { byPlace } of places) {
          expect(byPlace.reduce((sum, times) => sum + times, 0)).toBe(weightings);
        }
        for (const { byPlace } of places.slice(all.length)) expect(byPlace[0]).toBe(weightings);
      }),
      { numRuns: 60 },
    );
  });
});
