import type { Examples } from '../../examples.ts';
import type { CheckResult } from './CheckResult.tsx';

const HASH = '0123456789abcdef'.repeat(4);
const RULE = 'The first four bytes are a fraction, which picks one of 10,001 numbers.';

export const examples: Examples<typeof CheckResult> = {
  usual: {
    checked: {
      commitment: { verdict: 'matches', steps: [{ label: 'Revealed value', value: HASH }] },
      result: {
        figure: { value: '42.17', caption: 'Roll' },
        verdict: 'matches',
        working: { before: [{ label: 'Roll', value: '42.17' }], table: null, after: [] },
      },
    },
    inWords: RULE,
    exampleNote: 'A round that was published.',
    workedOutHere: false,
    isStale: false,
  },
  mismatch: {
    checked: {
      commitment: {
        verdict: 'does-not-match',
        steps: [{ label: 'SHA-256 of the revealed value', value: HASH }],
      },
      result: {
        figure: { value: '1.98', caption: 'Multiplier' },
        verdict: 'does-not-match',
        working: { before: [{ label: 'Multiplier', value: '1.98' }], table: null, after: [] },
      },
    },
    inWords: RULE,
    workedOutHere: true,
    isStale: true,
  },
  manyDraws: {
    checked: {
      commitment: { verdict: 'nothing-to-compare', steps: [] },
      result: {
        figure: { value: '1, 4, 7, 10, 13, 16, 19, 22, 25, 28', caption: 'Numbers drawn' },
        verdict: 'nothing-to-compare',
        working: {
          before: [{ label: 'HMAC-SHA256 of the two', value: HASH }],
          table: {
            caption: 'Each number that was drawn',
            columns: { draw: 'Draw', outcome: 'Number' },
            draws: Array.from({ length: 10 }, (_, index) => ({
              bytes: '200 10 255 255',
              fraction: '0.781402587891',
              outcome: String(1 + 3 * index),
            })),
          },
          after: [{ label: 'In rising order', value: '1, 4, 7, 10, 13, 16, 19, 22, 25, 28' }],
        },
      },
    },
    inWords: RULE,
    workedOutHere: true,
    isStale: false,
  },
  hashAlone: {
    checked: {
      commitment: { verdict: 'matches', steps: [{ label: 'Hash shown before', value: HASH }] },
      result: null,
    },
    inWords: null,
    workedOutHere: true,
    isStale: false,
  },
};
