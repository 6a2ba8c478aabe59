import { expect, test } from 'vitest';
import { KYC_LEVELS } from '../casinos/facts.ts';
import { kycLabel } from './comparison-row.ts';

test('of the five levels the first asks nobody, the next two some, and the others everybody', () => {
  expect(KYC_LEVELS.map(kycLabel)).toEqual(['No', 'Partial', 'Partial', 'Yes', 'Yes']);
});
