import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const NONE = { loses: 0, nothingAtRisk: 0, less: 0, even: 0, above: 0 };

test.each([
  [{ loses: 0.51, above: 0.49 }, 'most-lose-all'],
  [{ nothingAtRisk: 0.51, above: 0.49 }, 'most-lose-all'],
  [{ loses: 0.5, less: 0.01, above: 0.49 }, 'most-lose'],
  [{ less: 0.5, even: 0.01, above: 0.49 }, 'half'],
  [{ loses: 0.3, even: 0.19, above: 0.51 }, 'most-gain'],
  [{ loses: 0.5, above: 0.5 }, 'half'],
] as const)('%o: %s', (chances, verdict) => {
  expect(verdictOf({ chances: { ...NONE, ...chances } })).toBe(verdict);
});
