import { expect, test } from 'vitest';
import { fitOf } from '#domain/ratings/fit.ts';
import type { ScoredCriterion } from '#domain/ratings/score.ts';
import { WEIGHTED_CRITERIA } from '#domain/ratings/weights.ts';
import { fitWords, WANTS } from './fit-words.ts';

/** A rating in which the criteria have these verdicts, in the order of the weights. */
const wordsOf = (...verdicts: readonly ScoredCriterion['verdict'][]) =>
  fitWords(
    fitOf({
      breakdown: WEIGHTED_CRITERIA.map(({ criterion: { id, name }, weight }, index) => ({
        ...{ id, name, weight, points: 0, reason: '' },
        verdict: verdicts[index] ?? 'partial',
      })),
    }),
  );

test('every criterion has words', () => {
  expect(Object.keys(WANTS).toSorted()).toEqual(
    WEIGHTED_CRITERIA.map(({ criterion: { id } }) => id).toSorted(),
  );
});

test('the heaviest of what is met and of what is not are named, what is unknown among the latter', () => {
  expect(wordsOf('pass', 'fail', 'unrated', 'pass', 'pass', 'pass')).toEqual({
    suits:
      'if you want a licence on a public register, limits that you can set yourself and an independent body for disputes.',
    avoid:
      'if you need a stated payout time of an hour at most or a bonus without heavy terms: it does not give that, or does not say.',
  });
});

test('where nothing fails, what is met in part is named, and where all is met nobody is sent away', () => {
  expect(wordsOf('pass', 'partial', ...Array<'pass'>(6).fill('pass')).avoid).toBe(
    'if you need a stated payout time of an hour at most: it gives that in part only.',
  );
  expect(wordsOf(...Array<'pass'>(8).fill('pass')).avoid).toBeNull();
  expect(wordsOf(...Array<'fail'>(8).fill('fail')).suits).toBeNull();
});
