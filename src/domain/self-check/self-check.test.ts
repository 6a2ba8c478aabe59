import { expect, test } from 'vitest';
import { type AnswerPoints, isAtRisk, SELF_CHECK_BANDS, scoreSelfCheck } from './self-check.ts';

test.each<[AnswerPoints[], number, string]>([
  [[0, 0, 0, 0, 0, 0, 0, 0, 0], 0, 'no-problem'],
  [[0, 0, 0, 0, 1, 0, 0, 0, 0], 1, 'low-risk'],
  [[1, 0, 0, 0, 0, 0, 0, 0, 1], 2, 'low-risk'],
  [[0, 0, 3, 0, 0, 0, 0, 0, 0], 3, 'moderate-risk'],
  [[1, 1, 1, 1, 1, 1, 1, 0, 0], 7, 'moderate-risk'],
  [[1, 1, 1, 1, 1, 1, 1, 1, 0], 8, 'high-risk'],
  [[3, 3, 3, 3, 3, 3, 3, 3, 3], 27, 'high-risk'],
])('%j adds up to %i: %s', (answers, points, bandId) => {
  expect(scoreSelfCheck(answers)).toEqual({ ok: true, points, bandId });
});

test('a reader is at risk from a moderate risk on', () => {
  expect(SELF_CHECK_BANDS.map(({ id }) => [id, isAtRisk(id)])).toEqual([
    ['no-problem', false],
    ['low-risk', false],
    ['moderate-risk', true],
    ['high-risk', true],
  ]);
});

test('questions without an answer are named, and there is no total', () => {
  expect(scoreSelfCheck([null, 0, 3, 3, null, 3, 0, 0, null])).toEqual({
    ok: false,
    reason: 'unanswered',
    unanswered: [0, 4, 8],
  });
});

test('a set that is not nine answers of 0 to 3 points throws', () => {
  expect(() => scoreSelfCheck([0, 0, 0])).toThrow('Expected 9 answers, found 3');
  const answers = [4, 0, 0, 0, 0, 0, 0, 0, 0] as AnswerPoints[];
  expect(() => scoreSelfCheck(answers)).toThrow('Expected 0, 1, 2 or 3 points');
});

test('the bands cover 0 to 27 without gap or overlap', () => {
  const covered = SELF_CHECK_BANDS.flatMap(({ minPoints, maxPoints }) =>
    Array.from({ length: maxPoints - minPoints + 1 }, (_, step) => minPoints + step),
  );
  expect(covered).toEqual(Array.from({ length: 28 }, (_, points) => points));
});
