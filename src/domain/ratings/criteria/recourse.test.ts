import { expect, test } from 'vitest';
import { casinoWith, known } from '../facts-for-tests.ts';
import { recourse } from './recourse.ts';

test.each([
  ['independent-body', 'pass'],
  ['regulator-decides', 'partial'],
  ['regulator-complaint', 'fail'],
  ['operator-only', 'fail'],
] as const)('%s: %s', (value, verdict) => {
  const judgement = recourse.judge(casinoWith({ recourse: known(value) }));
  expect(judgement.verdict).toBe(verdict);
  expect(judgement.reason).not.toBe('');
});

test('it is not rated where nobody knows who decides', () => {
  expect(recourse.judge(casinoWith({})).verdict).toBe('unrated');
});
