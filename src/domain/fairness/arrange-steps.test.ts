import { expect, test } from 'vitest';
import { arrangeSteps } from './arrange-steps.ts';
import type { Step } from './working.ts';

test('the working of one fraction stays as it is', () => {
  const steps: Step[] = [
    { id: 'hmac', value: 'aa', position: 0 },
    { id: 'bytes', value: '80000000', position: 0 },
    { id: 'float', value: '0.5', position: 0 },
    { id: 'roll', value: '50.00' },
  ];
  expect(arrangeSteps(steps)).toEqual({ before: steps, draws: [], after: [] });
});

test('several fractions stand side by side with what they decided', () => {
  const steps: Step[] = [
    { id: 'hmac-key', value: 'seed' },
    { id: 'hmac', value: 'aa', position: 0 },
    { id: 'bytes', value: '80000000', position: 0 },
    { id: 'float', value: '0.5', position: 0 },
    { id: 'hmac', value: 'bb', position: 1 },
    { id: 'bytes', value: '40000000', position: 1 },
    { id: 'float', value: '0.25', position: 1 },
    { id: 'direction', value: 'R', position: 0 },
    { id: 'direction', value: 'L', position: 1 },
    { id: 'path', value: 'RL' },
    { id: 'bucket', value: '1' },
  ];
  expect(arrangeSteps(steps)).toEqual({
    before: [
      { id: 'hmac-key', value: 'seed' },
      { id: 'hmac', value: 'aa', position: 0 },
      { id: 'hmac', value: 'bb', position: 1 },
    ],
    draws: [
      { position: 0, bytes: '80000000', float: '0.5', decided: 'R' },
      { position: 1, bytes: '40000000', float: '0.25', decided: 'L' },
    ],
    after: [
      { id: 'path', value: 'RL' },
      { id: 'bucket', value: '1' },
    ],
  });
});
