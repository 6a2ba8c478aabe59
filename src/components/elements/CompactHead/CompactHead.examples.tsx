import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME, LONGEST_TRAIL, TRAIL } from '../../example-values.ts';
import type { CompactHead } from './CompactHead.tsx';

export const examples: Examples<typeof CompactHead> = {
  usual: { trail: TRAIL, title: 'Tools', lead: 'Ways to see a figure before it costs you.' },
  bare: { trail: TRAIL, title: 'Page 2' },
  full: {
    trail: TRAIL,
    title: 'Offers',
    lead: 'Each with its terms.',
    actions: <a href="#all">All of them</a>,
    note: 'Some links are paid.',
  },
  longest: { trail: LONGEST_TRAIL, title: LONGEST_NAME, lead: LONG_TEXT, note: LONG_TEXT },
};
