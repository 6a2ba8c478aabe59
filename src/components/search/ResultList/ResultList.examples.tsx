import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { ResultList } from './ResultList.tsx';

export const examples: Examples<typeof ResultList> = {
  usual: {
    results: [
      {
        href: '/reviews/example',
        title: 'Example Casino',
        kind: 'casino',
        excerpt: [
          { text: 'Pays out in ', isMatch: false },
          { text: 'half a day', isMatch: true },
        ],
      },
    ],
    onOpen: () => undefined,
  },
  longest: {
    results: [
      {
        href: '/bonuses',
        title: LONGEST_NAME,
        kind: 'bonus',
        excerpt: [{ text: LONG_TEXT, isMatch: true }],
      },
    ],
    onOpen: () => undefined,
  },
};
