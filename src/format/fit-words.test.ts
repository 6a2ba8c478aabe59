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
const wordsOf = (
  first: ScoredCriterion['verdict'][],
  rest: ScoredCriterion['verdict'],
  hasBackedBody = true,
) => {
  const breakdown = CRITERIA.map((one, index) => ({
    ...{ ...one, points: 0, reason: '' },
    verdict: first[index] ?? rest,
  }));
  return fitWords({ breakdown }, hasBackedBody).map((one) => `${one.who} ${one.if}`);
};

test('the heaviest of what is met and of what is not are named, what is unknown among the latter', () => {
  expect(Object.keys(WANTS).toSorted()).toEqual(CRITERIA.map(({ id }) => id).toSorted());
  expect(wordsOf(['pass', 'fail', 'unrated', 'pass', 'pass', 'pass'], 'partial')).toEqual([
    'It suits you if you want a license on a public register, limits that you can set yourself and an independent body for disputes.',
    'Stay away if you need a stated payout time of an hour at most or a bonus without heavy terms: it fails on these, or does not say.',
  ]);
});

test('a body for disputes that no license asks for suits nobody, and no want breaks a list', () => {
  const [suits] = wordsOf(['pass', 'fail', 'unrated', 'pass', 'pass', 'pass'], 'partial', false);
  expect(suits).toBe(
    'It suits you if you want a license on a public register, limits that you can set yourself and clear rules on identity checks.',
  );
  expect(Object.values(WANTS).filter((want) => /,| and /.test(want))).toEqual([]);
});

test('where nothing fails, what is met in part is named, and where all is met nobody is sent away', () => {
  expect(wordsOf(['pass', 'partial'], 'pass')[1]).toBe(
    'Stay away if you need a stated payout time of an hour at most: it falls short on this.',
  );
  expect([wordsOf([], 'pass').length, wordsOf([], 'fail').length]).toEqual([1, 1]);
});
