import type { Examples } from '../../examples.ts';
import { LONGEST_NAME } from '../../example-values.ts';
import type { JumpBar } from './JumpBar.tsx';

export const examples: Examples<typeof JumpBar> = {
  usual: {
    label: 'Parts of this page',
    items: [
      { text: 'Score', href: '#score' },
      { text: 'Facts', href: '#facts' },
    ],
  },
  longest: {
    label: LONGEST_NAME,
    items: ['#a', '#b', '#c'].map((href) => ({ text: LONGEST_NAME, href })),
  },
};
