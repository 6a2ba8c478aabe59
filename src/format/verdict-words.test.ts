import { expect, test } from 'vitest';
import { ratingWith } from '#domain/ratings/facts-for-tests.ts';
import { reasonsOf } from '#domain/ratings/verdict.ts';
import { WEIGHTED_CRITERIA } from '#domain/ratings/weights.ts';
import { BRIEF, formatBriefly } from './verdict-words.ts';

test('every criterion has brief words, and two of them fit into a line of 70 characters', () => {
  expect(Object.keys(BRIEF)).toEqual(WEIGHTED_CRITERIA.map(({ criterion }) => criterion.id));
  const longest = Object.values(BRIEF).flatMap((words) =>
    Object.values(words).map((w) => w.length),
  );
  // Two phrases, two stops and a space.
  expect(2 * Math.max(...longest) + 3).toBeLessThanOrEqual(70);
});

const rating = ratingWith(3, {
  ...{ licence: 'partial', withdrawals: 'pass', recourse: 'fail', fairness: 'pass' },
});

test.each([
  ['mixed', 'Pays within an hour, it says. License not seen on a register.'],
  ['avoid', 'License not seen on a register. No outside body decides disputes.'],
  ['unrated', 'Listed for its bonus. No review yet.'],
] as const)('in one line, %s: %s', (verdict, line) => {
  expect(formatBriefly(reasonsOf(rating, verdict), verdict)).toBe(line);
});
