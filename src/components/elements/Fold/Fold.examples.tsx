import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { Fold } from './Fold.tsx';

export const examples: Examples<typeof Fold> = {
  usual: { summary: 'Show 8 more', children: <p>The other eight.</p> },
  'on phones': {
    summary: 'Filters',
    onPhonesOnly: true,
    children: <p>Open where there is room.</p>,
  },
  'with a hint': { summary: 'Money out', hint: '2 to 10 min · None', children: <p>All of it.</p> },
  longest: { summary: LONGEST_NAME, hint: LONG_TEXT, children: <p>{LONG_TEXT}</p> },
};
