import { expect, test } from 'vitest';
import { firstFacts } from './first-facts.ts';

test('is its first two facts that are known', () => {
  expect(
    firstFacts([
      { label: 'Fee', value: null },
      { label: 'License', value: 'Curaçao' },
      { label: 'Games', value: '3,400' },
      { label: 'Since', value: '2019' },
    ]),
  ).toBe('Curaçao · 3,400');
});

test('is said in words where none is known', () => {
  expect(firstFacts([{ label: 'Fee', value: null }])).toBe('Nothing known yet');
});
