import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { MethodSources } from './MethodSources.tsx';

export const examples: Examples<typeof MethodSources> = {
  usual: {
    publishedRounds: 3,
    sources: [
      { title: 'The casino on its rule', url: 'https://casino.example/fairness' },
      { title: 'A letter', url: null },
    ],
  },
  longest: { publishedRounds: 0, sources: [{ title: LONG_TEXT, url: 'https://casino.example/' }] },
};
