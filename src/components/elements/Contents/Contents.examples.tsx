import type { Examples } from '../../examples.ts';
import { LONGEST_NAME, LONG_TEXT } from '../../example-values.ts';
import type { Contents } from './Contents.tsx';

export const examples: Examples<typeof Contents> = {
  usual: {
    title: 'On this page',
    items: [
      { text: 'The score', href: '#score' },
      { text: 'The bonus', href: '#bonus' },
    ],
  },
  onlyInRail: {
    title: 'In the rail alone',
    onlyInRail: true,
    items: [{ text: 'The score', href: '#score' }],
  },
  longest: { title: LONGEST_NAME, items: [{ text: LONG_TEXT, href: '#long' }] },
};
