import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { SiteIndex } from './SiteIndex.tsx';

export const examples: Examples<typeof SiteIndex> = {
  usual: {
    groups: [
      { id: 'learn', title: 'Learn', links: [{ text: 'Game rules', href: '/game-rules' }] },
      { id: 'compare', title: 'Compare', links: [{ text: 'Bonuses', href: '/bonuses' }] },
    ],
  },
  longest: {
    groups: [{ id: 'long', title: LONGEST_NAME, links: [{ text: LONG_TEXT, href: '/long' }] }],
  },
};
