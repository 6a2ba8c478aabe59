import { expect, test } from 'vitest';
import { KYC_LEVELS, type KycDisclosure, type KycLevel } from '../../casinos/facts.ts';
import { casinoWith, known } from '../facts-for-tests.ts';
import { identityChecks } from './identity-checks.ts';

const judge = (disclosure: KycDisclosure, level: KycLevel = 'above-threshold') =>
  identityChecks.judge(casinoWith({ kyc: known({ level, disclosure, triggers: [] }) }));

test.each([
  ['threshold-and-documents', 'pass'],
  ['threshold-only', 'partial'],
  ['vague', 'fail'],
] as const)('a policy that tells %s: %s', (disclosure, verdict) => {
  expect(judge(disclosure).verdict).toBe(verdict);
});

test.each(KYC_LEVELS)('a check of the level %s is no fault in itself', (level) => {
  expect(judge('threshold-and-documents', level).verdict).toBe('pass');
});

test('an unknown policy is not rated', () => {
  expect(identityChecks.judge(casinoWith({})).verdict).toBe('unrated');
});
