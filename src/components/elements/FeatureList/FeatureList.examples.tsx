import type { Examples } from '../../examples.ts';
import { LONGEST_NAME, LONG_TEXT } from '../../example-values.ts';
import type { FeatureList } from './FeatureList.tsx';

export const examples: Examples<typeof FeatureList> = {
  usual: { features: ['Provably fair games', 'Live dealers'] },
  neutral: { features: ['Gift cards'], isNeutral: true },
  longest: { features: [LONGEST_NAME, LONG_TEXT] },
};
