import { expect, test } from 'vitest';
import type { ScoredCriterion } from '#domain/ratings/score.ts';
import { WEIGHTED_CRITERIA } from '#domain/ratings/weights.ts';
import { fitWords, WANTS } from './fit-words.ts';

const CRITERIA = WEIGHTED_CRITERIA.map(({ criterion: { id, name }, weight }) => ({
  id,
  name,
  weight,
}));

/** The words of verdicts in the order of the weights; `rest` for those that are left. */
const wordsOf = (first: ScoredCriterion['verdict'][], rest: ScoredCriterion['verdict']) =>
  fitWords({
    breakdown: CRITERIA.map((one, index) => ({
      ...{ ...one, points: 0, reason: '' },
      verdict: first[index] ?? rest,
    })),
  }).map((one) => `${one.who} ${one.if}`);

test('the heaviest of what is met and of what is not are named, what is unknown among the latter', () => {
  expect(Object.keys(WANTS).toSorted()).toEqual(CRITERIA.map(({ id }) => id).toSorted());
  expect(wordsOf(['pass', 'fail', 'unrated', 'pass', 'pass', 'pass'], 'partial')).toEqual([
    'It suits you if you want a licence on a public register, limits that you can set yourself and an independent body for disputes.',
    'Stay away if you need a stated payout time of an hour at most or a bonus without heavy terms: it fails on this, or does not say.',
  ]);
});

test('where nothing fails, what is met in part is named, and where all is met nobody is sent away', () => {
  expect(wordsOf(['pass', 'partial'], 'pass')[1]).toBe(
    'Stay away if you need a stated payout time of an hour at most: it falls short on this.',
  );
  expect([wordsOf([], 'pass').length, wordsOf([], 'fail').length]).toEqual([1, 1]);
});
