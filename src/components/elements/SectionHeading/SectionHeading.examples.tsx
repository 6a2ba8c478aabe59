import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { SectionHeading } from './SectionHeading.tsx';

export const examples: Examples<typeof SectionHeading> = {
  usual: { title: 'Welcome packages', intro: 'The match on a first deposit.' },
  bare: { id: 'bare-title', title: 'Fair questions' },
  longest: { title: LONGEST_NAME, intro: LONG_TEXT },
};
