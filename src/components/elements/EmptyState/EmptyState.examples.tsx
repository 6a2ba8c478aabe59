import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME, ROSETTE_HREF } from '../../example-values.ts';
import type { EmptyState } from './EmptyState.tsx';

export const examples: Examples<typeof EmptyState> = {
  usual: {
    artHref: ROSETTE_HREF,
    title: 'Posts are coming soon',
    text: 'The first page is still unprinted.',
    children: <a href="/guides">Read the guides</a>,
  },
  longest: {
    artHref: ROSETTE_HREF,
    title: LONGEST_NAME,
    text: LONG_TEXT,
    children: <a href="/guides">Read the guides</a>,
  },
};
