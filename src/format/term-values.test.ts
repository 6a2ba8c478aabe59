import { describe, expect, test } from 'vitest';
import { shortTermLabel, SIGNIFICANT_TERMS, TERM_LABELS } from './term-values.ts';

describe('the name of a term', () => {
  test('is as the glossary of an offer has it', () => {
    expect(SIGNIFICANT_TERMS.map((name) => TERM_LABELS[name])).toEqual([
      'Minimum deposit',
      'Wagering',
      'Maximum bet',
      'Maximum cash-out',
      'Expires',
      'The bonus itself',
    ]);
  });

  test('is cut where there is little room', () => {
    expect(shortTermLabel('minDeposit')).toBe('Min deposit');
    expect(shortTermLabel('maxCashOut')).toBe('Max cash-out');
    expect(shortTermLabel('wagering')).toBe('Wagering');
  });
});
