import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME, LONGEST_TRAIL, TRAIL } from '../../example-values.ts';
import type { CompactHead } from './CompactHead.tsx';

export const examples: Examples<typeof CompactHead> = {
  usual: { trail: TRAIL, title: 'Tools', lead: 'Ways to see a figure before it costs you.' },
  longest: { trail: LONGEST_TRAIL, title: LONGEST_NAME, lead: LONG_TEXT },
};
