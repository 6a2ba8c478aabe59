import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { ReviewFacts } from './ReviewFacts.tsx';

export const examples: Examples<typeof ReviewFacts> = {
  usual: {
    facts: [{ label: 'Licence', value: 'Curaçao' }],
    features: ['Provably fair games'],
    isNeutral: false,
  },
  unknown: { facts: [{ label: 'Licence', value: null }], features: ['Sports'], isNeutral: true },
  longest: {
    facts: [{ label: LONGEST_NAME, value: LONG_TEXT }],
    features: [LONG_TEXT],
    isNeutral: false,
  },
};
