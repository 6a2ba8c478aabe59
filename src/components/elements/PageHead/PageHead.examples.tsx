import type { Examples } from '../../examples.ts';
import { ENGRAVING, LONG_TEXT, LONGEST_NAME, LONGEST_TRAIL, TRAIL } from '../../example-values.ts';
import type { PageHead } from './PageHead.tsx';

export const examples: Examples<typeof PageHead> = {
  usual: { trail: TRAIL, title: 'Game rules', lead: 'Seven games in short.', art: ENGRAVING },
  bare: { trail: TRAIL, title: 'Page 2' },
  full: {
    trail: TRAIL,
    title: 'Questions',
    lead: 'Answers in a line each.',
    art: ENGRAVING,
    heading: <h1>A heading of its own</h1>,
    actions: <a href="/contact">Ask something else</a>,
    note: 'Last updated Mar 3, 2026',
  },
  longest: { trail: LONGEST_TRAIL, title: LONGEST_NAME, lead: LONG_TEXT, note: LONG_TEXT },
};
