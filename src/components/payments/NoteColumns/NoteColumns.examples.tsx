import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { NoteColumns } from './NoteColumns.tsx';

export const examples: Examples<typeof NoteColumns> = {
  usual: {
    title: 'Key notes',
    notes: [
      {
        title: 'Times',
        text: 'As casinos state them.',
        link: { text: 'How we rate', href: '/how-we-rate' },
      },
      { title: 'Fees', text: 'The network takes its own.' },
    ],
  },
  longest: {
    title: LONGEST_NAME,
    notes: [{ title: LONGEST_NAME, text: LONG_TEXT, link: { text: LONG_TEXT, href: '/guides' } }],
  },
};
