import { expect, test } from 'vitest';
import { METHOD } from '#domain/ratings/method.ts';
import { reviewDay } from './review-day.ts';

const moved = [{ method: METHOD.version - 1, score: 4.5, next: 4.25 }];
const kept = [{ method: METHOD.version - 1, score: 4.5, next: 4.5 }];
const change = {
  on: '2026-11-12',
  fact: 'kyc',
  was: 'None',
  now: 'Above $2,000',
  why: 'New terms',
} as const;

test.each([
  ['its file', [], [], '2026-11-01', '2026-11-10'],
  ['its offer', [], [], '2026-11-14', '2026-11-14'],
  ['a change of fact', [change], [], '2026-11-01', '2026-11-12'],
  ['a method that moved its score', [], moved, '2026-11-14', METHOD.since],
  ['its file, where the method left its score', [], kept, null, '2026-11-10'],
])('a review bears the day of %s', (_, history, earlierScores, offerDay, day) => {
  const casino = { updatedOn: '2026-11-10', history: [...history], earlierScores };
  expect(reviewDay(casino, offerDay === null ? null : { updatedOn: offerDay })).toBe(day);
});

test('a review of which one file has no day bears none', () => {
  const casino = { updatedOn: '2026-11-10', history: [], earlierScores: moved };
  expect(reviewDay({ ...casino, updatedOn: undefined }, null)).toBeUndefined();
  expect(reviewDay(casino, { updatedOn: undefined })).toBeUndefined();
});
