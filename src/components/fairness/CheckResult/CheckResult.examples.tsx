import type { Examples } from '../../examples.ts';
import type { CheckResult } from './CheckResult.tsx';

const HASH = '0123456789abcdef'.repeat(4);

export const examples: Examples<typeof CheckResult> = {
  usual: {
    checked: {
      commitment: { verdict: 'matches', steps: [{ id: 'revealed', value: HASH }] },
      result: { forms: ['42.17'], verdict: 'matches', steps: [{ id: 'roll', value: '42.17' }] },
    },
    method: 'dice',
    exampleNote: 'A round that was published.',
    workedOutHere: false,
    isStale: false,
  },
  mismatch: {
    checked: {
      commitment: { verdict: 'does-not-match', steps: [{ id: 'sha256', value: HASH }] },
      result: {
        forms: ['1.98'],
        verdict: 'does-not-match',
        steps: [{ id: 'multiplier', value: '1.98' }],
      },
    },
    method: 'limbo',
    workedOutHere: true,
    isStale: true,
  },
  path: {
    checked: {
      commitment: { verdict: 'nothing-to-compare', steps: [] },
      result: {
        forms: ['RL', '2'],
        verdict: 'nothing-to-compare',
        steps: [
          { id: 'hmac', value: HASH },
          { id: 'bytes', value: '200 10 255 255', position: 0 },
          { id: 'float', value: '0.781402587891', position: 0 },
          { id: 'direction', value: 'R', position: 0 },
          { id: 'bytes', value: '10 10 255 255', position: 1 },
          { id: 'float', value: '0.039218902587', position: 1 },
          { id: 'direction', value: 'L', position: 1 },
          { id: 'path', value: 'RL' },
          { id: 'bucket', value: '1' },
        ],
      },
    },
    method: 'plinko',
    workedOutHere: true,
    isStale: false,
  },
  hashAlone: {
    checked: {
      commitment: { verdict: 'matches', steps: [{ id: 'shown-hash', value: HASH }] },
      result: null,
    },
    method: 'hash-only',
    workedOutHere: true,
    isStale: false,
  },
};
